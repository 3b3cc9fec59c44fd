import { fillBookings, loans } from './booking-rows.mjs';
import { idOf } from './goods-rows.mjs';

const ID = `('${idOf(0).slice(0, -12)}' || lpad(to_hex(n), 12, '0'))::uuid`;

/** Loans of each counted good that came back, one every eleven days. */
const LOANS = 10;

/** Copies of the good `$1`, of the group `$2`. */
const goods = (columns, from, to) => `
  insert into good (${columns.join(', ')}) select ${columns.map((column) => `r.${column}`).join(', ')}
    from good g cross join generate_series(${from}, ${to - 1}) n
      cross join jsonb_populate_record(g, jsonb_build_object('id', ${ID}, 'title', '機材 ' || n,
        'management_id', 'A-' || n, 'group_ids', array[$2::uuid])) r where g.id = $1`;

const COLUMNS = `select attname from pg_attribute
  where attrelid = 'good'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;

/** Every other good is counted in the period `$2` of the group `$1`, every tenth of them at a second place, too. */
const COUNTS = `
  insert into stocktaking (id, scan_id, content_hash, group_id, period_id, day, good_id, quantity, place, condition, note,
      counted_at, received_at, counted_by)
    select uuidv7(), gen_random_uuid(), '\\x00', $1, $2, current_date, g.id, 1, place, '', '', now(), now(), $3
      from (select id, row_number() over (order by id) as n from good where group_ids @> array[$1::uuid]) g,
        unnest(array['', '倉庫']) as place
      where g.n % 2 = 0 and (place = '' or g.n % 20 = 0)`;

/**
 * Writes goods straight into the database of reservation; those of the group that is counted have loans, of which a third are out,
 * and half of them are counted.
 * @param {{ sampleId: string, lenderGroup: string, stockGroup: string, periodId: string, ownerId: string }} place `sampleId`: a good
 *   that was made and booked over REST
 * @param {{ goods: number, stock: number }} size
 */
export async function fillStock(product, place, { goods: count, stock }) {
  const { sampleId, lenderGroup, stockGroup, periodId, ownerId } = place;
  const run = (sql, values) => product.query('reservation', sql, values);
  const columns = (await run(COLUMNS)).map(({ attname }) => attname);
  await run('alter table good disable trigger user');
  await run(goods(columns, 0, stock), [sampleId, stockGroup]);
  await run(goods(columns, stock, count), [sampleId, lenderGroup]);
  await run('alter table good enable trigger user');
  await run('create table bench_sample as select * from booking limit 1');
  await run('delete from booking');
  const counted = `(select id, (row_number() over (order by id))::int as n from good
    where group_ids @> array['${stockGroup}'::uuid]) g`;
  await fillBookings(run, [
    loans({
      first: '8 + k * 11 + g.n % 4',
      last: '5 + k * 11 + g.n % 4',
      returned: (end) => `${end} - interval '3 hours'`,
      from: `${counted}, generate_series(0, ${LOANS - 1}) as past (k)`,
    }),
    loans({ first: 1, last: -1, from: `(select * from ${counted} where g.n % 3 = 0) g` }),
  ]);
  await run(COUNTS, [stockGroup, periodId, ownerId]);
  await run('vacuum analyze');
}
