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
 * Fills the table of bookings with copies of one that was made over REST.
 * @param {(sql: string) => Promise<object[]>} run asks the database as its superuser
 * @param {((columns: string[]) => string)[]} fillings
 */
export async function fillBookings(run, fillings) {
  const columns = await run(`select attname from pg_attribute
    where attrelid = 'booking'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
  await run('alter table booking disable trigger user');
  for (const filling of fillings) await run(filling(columns.map(({ attname }) => attname)));
  await run('alter table booking enable trigger user');
}
