import type { Call } from '@kashikari/kernel';
import type { PaymentFilter } from '../src/app/ports';
import { FIND, listQueries, OF_BOOKINGS, viewerOf } from '../src/store/payments/payment-queries';
import { byHand, type ByHand } from './by-hand';

/** Query plans with 20,000 payments of 200 payers and 20 lenders. */
describe('with many payments', () => {
  let hand: ByHand;
  let payer: string;
  let lender: string;

  beforeAll(async () => {
    hand = await byHand();
    await hand.app.query(`
      with people as materialized (select place, uuidv7() as id from generate_series(1, 220) as place),
        made as (
          insert into loans (booking_id, version, payer_id, payee_id, good_id, good_title, state, start_at, end_at, zone,
              by_card, charge)
            select uuidv7(), 1, p.id, l.id, uuidv7(), 'Camera', 'reserved', '2027-01-01', '2027-01-02', 'UTC', false, '{}'
              from generate_series(1, 20000) as n join people p on p.place = 21 + n % 200 join people l on l.place = 1 + n % 20
            returning booking_id, payer_id, payee_id)
      insert into payments (id, booking_id, number, version, status, reason, amount, tax, lines, settlement, payer_id,
          payee_id, created_at, updated_at)
        select uuidv7(), booking_id, 1, 1, 'draft', 'reservation', 5000, 454, '[]', 'direct', payer_id, payee_id,
          '2027-01-01'::timestamptz + random() * interval '300 days', now() from made`);
    await hand.owner.query('analyze payments; analyze loans; analyze refunds');
    const { rows } = await hand.app.query('select payer_id, payee_id from payments limit 1');
    [payer, lender] = [rows[0].payer_id, rows[0].payee_id];
  });
  afterAll(() => hand.close());

  const call = (userId: string) =>
    ({ actor: { kind: 'user', userId }, now: 0, locale: 'ja' }) as const satisfies Call;

  const planOf = async (sql: string, params: readonly unknown[]) => {
    const { rows } = await hand.app.query(`explain (analyze, timing off) ${sql}`, [...params]);
    return rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n');
  };

  it.each([
    ['pay', 'payments_of_payer'],
    ['receive', 'payments_of_payee'],
  ] as const)('reads a page and the number of the scope %s by %s', async (scope, index) => {
    const filter: PaymentFilter = { scope, page: 1, perPage: 20 };
    const { page, count } = listQueries(filter, [lender], call(payer));
    for (const { text, params } of [page, count]) {
      const plan = await planOf(text, params);
      expect(plan).toContain(index);
      expect(plan).not.toMatch(/Seq Scan on (payments|loans)/);
    }
  });

  it('reads the payments of a page of bookings, and one payment, by keys', async () => {
    const { rows } = await hand.app.query('select id, booking_id from payments limit 20');
    const bookings = rows.map((row: { booking_id: string }) => row.booking_id);
    for (const plan of [
      await planOf(OF_BOOKINGS, [...viewerOf(call(payer)), bookings]),
      await planOf(FIND, [...viewerOf(call(payer)), rows[0].id]),
    ])
      expect(plan).not.toMatch(/Seq Scan on (payments|loans)/);
  });
});
