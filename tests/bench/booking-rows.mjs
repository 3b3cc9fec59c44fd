/**
 * SQL that inserts rows like the one of `bench_sample`, past the triggers: filling is not what is measured.
 * @param {string[]} columns of the table
 * @param {Record<string, string>} own expressions of the columns that differ
 * @param {string} from what the expressions are about, one row of it for each booking
 */
export const copies = (columns, own, from) =>
  `insert into booking (${columns.join(', ')})
    select ${columns.map((column) => own[column] ?? `sample.${column}`).join(', ')} from bench_sample sample, ${from}`;

/**
 * Returns the SQL of bookings for goods `g`, whose `n` counts from 0, with these days of start and end before today,
 * and their outcomes.
 */
export const loans = ({ first, last, returned, from }) => {
  const midnight = (day) => `(${day})::timestamp at time zone sample.zone`;
  const today = `(now() at time zone sample.zone)::date`;
  const [start, end] = [`${today} - (${first})`, `${today} - (${last})`];
  const [startAt, endAt] = [midnight(start), midnight(`${end} + 1`)];
  const back = returned?.(endAt);
  const own = {
    ...{
      id: 'uuidv7()',
      good_id: 'g.id',
      start_date: start,
      end_date: end,
      start_at: startAt,
      end_at: endAt,
    },
    ...{ agreed_end_at: endAt, claim: `tstzrange(${startAt}, ${back ?? endAt})`, created_at: startAt },
    ...(back && {
      returned_at: back,
      received_at: back,
      claim_before_return: `tstzrange(${startAt}, ${endAt})`,
    }),
  };
  return (columns) => copies(columns, own, from);
};

/**
 * Fills the table of bookings with copies of one that was made over REST.
 * @param {(sql: string) => Promise<object[]>} run queries the database as its superuser
 * @param {((columns: string[]) => string)[]} fillings
 */
export async function fillBookings(run, fillings) {
  const columns = await run(`select attname from pg_attribute
    where attrelid = 'booking'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
  await run('alter table booking disable trigger user');
  for (const filling of fillings) await run(filling(columns.map(({ attname }) => attname)));
  await run('alter table booking enable trigger user');
}
