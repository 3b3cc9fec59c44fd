import { payouts, sales } from '@kashikari/contracts';
import { SYSTEM, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import pg from 'pg';
import { SALES } from '../src/store/sales/sales-queries';
import { refusalOf } from './billing-world';
import { CardWorld } from './card-world';
import { CASH, user } from './payments-world';

const HOUR = 3_600_000;

let card: CardWorld;

beforeAll(async () => (card = await CardWorld.start()), 60_000);
afterAll(() => card.stop());

const client = (actor: Actor) => card.world.service.as(actor).connect(sales.SalesServiceClient);

const RANGE = {
  from: new Date('2026-12-31T15:00:00Z'),
  to: new Date('2028-01-01T00:00:00Z'),
  timeZone: 'Asia/Tokyo',
  goodId: '',
};

async function lender(): Promise<string> {
  const id = newId();
  await card.takesCards(id);
  Object.assign(card.world, { lender: id });
  return id;
}

describe('sales', () => {
  it('are summed by month and good: card with commission, by hand without, refunds deducted', async () => {
    const id = await lender();
    const goodId = newId();
    const first = await card.earned(5_000);
    await card.world.payments(user(id)).refundPayment({ id: first.id, amount: 2_000, reason: '故障' });
    const { loan } = await card.held(500, 1);
    await card.world.push({ ...loan, version: 5, goodId, goodTitle: '三脚' });
    await card.pass(2);
    await card.pass(24 * 40);
    const byHand = await card.booked(800, 1);
    const { id: payment } = await card.world.paymentOf(byHand);
    await card.world.payments(user(id)).settlePayment({ id: payment, method: CASH, note: '' });
    const found = await client(user(id)).getSales(RANGE);
    expect(found.total).toEqual({ gross: 6_300, refunds: 2_000, commission: 350, net: 3_950, byHand: 800 });
    expect(found.months).toHaveLength(13);
    expect(found.months.filter(({ sum }) => sum!.gross).map(({ month, sum }) => [month, sum!.net])).toEqual([
      ['2027-01', 3_150],
      ['2027-02', 800],
    ]);
    expect(found.goods.map(({ goodTitle, loans, days, sum }) => [goodTitle, loans, days, sum!.net])).toEqual([
      ['カメラ', 2, 2, 3_500],
      ['三脚', 1, 1, 450],
    ]);
    const ofOne = await client(user(id)).getSales({ ...RANGE, goodId });
    expect(ofOne.total).toMatchObject({ gross: 500, net: 450 });
  });

  it('count what was charged of a hold that a cancellation reduced', async () => {
    const id = await lender();
    const { loan } = await card.held(5_000);
    await card.world.push({
      ...{ ...loan, version: 5, state: 'cancelled', cancelledAt: card.world.clock.now() + 1 },
      charge: { ...loan.charge, refundPercent: 90 },
    });
    await card.pass(1);
    expect((await client(user(id)).getSales(RANGE)).total).toMatchObject({
      gross: 500,
      refunds: 0,
      net: 450,
    });
  });

  it('are shown in months of the requested zone', async () => {
    const id = await lender();
    await card.held(5_000, 1);
    const until = Date.parse('2027-03-31T16:00:00Z') - card.world.clock.now();
    await card.pass(Math.max(1, until / HOUR));
    await card.held(1_000, 1);
    await card.pass(2);
    const monthOf = async (timeZone: string) =>
      (await client(user(id)).getSales({ ...RANGE, timeZone })).months.find(({ sum }) => sum!.gross === 1_000)
        ?.month;
    expect([await monthOf('Asia/Tokyo'), await monthOf('America/New_York')]).toEqual(['2027-04', '2027-03']);
  });

  it.each([
    ['that end before they begin', { to: new Date('2026-01-01T00:00:00Z') }, 'validation.range to'],
    ['of more than five years', { from: new Date('2020-01-01T00:00:00Z') }, 'validation.range to'],
    ['in an unknown zone', { timeZone: 'Mars/Base' }, 'validation.time_zone time_zone'],
    ['of a good that is no id', { goodId: 'x' }, 'validation.format good_id'],
  ])('are refused for ranges %s', async (_, more, expected) => {
    expect(await refusalOf(client(user(newId())).getSales({ ...RANGE, ...more }))).toBe(expected);
  });

  it('are read by index among many payments of others', async () => {
    const { db } = card.world.service;
    await card.world.paid(1_000);
    await db.transaction(async (tx) => {
      await tx.read(
        `insert into payments select r.* from (select * from payments where booking_id is not null limit 1) p,
            generate_series(1, 20000) n, jsonb_populate_record(null::payments, to_jsonb(p) || jsonb_build_object(
              'id', gen_random_uuid(), 'number', 1000 + n, 'payee_id', md5((n % 500)::text)::uuid,
              'captured_at', p.created_at + n * interval '1 hour', 'intent_id', null, 'invoice', null)) r`,
        [],
      );
    });
    const owner = (await db.one<{ id: string }>(`select md5('7')::uuid as id`))!.id;
    const analyze = new pg.Client({ connectionString: card.world.service.database.ownerUrl });
    await analyze.connect();
    await analyze.query('analyze payments');
    await analyze.end();
    const plan = await db.read<{ 'QUERY PLAN': string }>(`explain ${SALES}`, [
      ...[owner, RANGE.from, RANGE.to, RANGE.timeZone, null],
    ]);
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('payments_of_sales');
  });
});

describe('entries of the ledger', () => {
  it('are listed from the first, page by page', async () => {
    const id = await lender();
    const { loan, id: paymentId } = await card.earned();
    const all = (
      await client(user(id)).listEntries({ from: undefined, to: undefined, afterId: '', limit: 10 })
    ).entries;
    expect(all.map(({ kind, account, amount }) => [kind, account, amount])).toEqual([
      ['captured', 'held', -4_500],
      ['released', 'held', 4_500],
      ['released', 'available', -4_500],
    ]);
    expect(all[0]).toMatchObject({ paymentId, bookingId: loan.bookingId, title: 'カメラ', taxCode: '10' });
    const rest = await client(user(id)).listEntries({
      from: undefined,
      to: undefined,
      afterId: all[0]!.id,
      limit: 1,
    });
    expect(rest.entries).toEqual([all[1]]);
    const before = await client(user(id)).listEntries({
      from: undefined,
      to: RANGE.from,
      afterId: '',
      limit: 1,
    });
    expect(before.entries).toEqual([]);
  });

  it('are the caller’s own: managers and strangers read nothing of a lender, member cards are refused', async () => {
    await lender();
    await card.earned();
    const ask = { from: undefined, to: undefined, afterId: '', limit: 10 };
    expect((await client(user(card.world.manager)).listEntries(ask)).entries).toEqual([]);
    const member: Actor = { kind: 'card', userId: newId(), groupId: newId(), canWrite: true };
    expect(await refusalOf(client(member).listEntries(ask))).toBe('forbidden');
    expect(await refusalOf(client(member).getSales(RANGE))).toBe('forbidden');
  });
});

describe('money that is open for an account', () => {
  const check = (accountId: string, actor: Actor = SYSTEM) =>
    card.world.service.as(actor).connect(payouts.PayoutServiceClient).checkAccount({ accountId });

  it('is its available balance, payouts in transit, disputes and what it owes', async () => {
    const id = await lender();
    expect(await check(id)).toEqual({ unpaid: 0, available: 0, inTransit: 0, disputed: 0 });
    const { loan } = await card.earned();
    expect(await check(id)).toEqual({ unpaid: 0, available: 4_500, inTransit: 0, disputed: 0 });
    await card.world.push({ ...loan, version: 20, disputed: true });
    expect(await check(id)).toEqual({ unpaid: 0, available: 0, inTransit: 0, disputed: 4_500 });
  });

  it('counts the rest of a raised price, not a booking that waits for its first payment', async () => {
    await lender();
    Object.assign(card.world, { payer: newId() });
    const { loan } = await card.earned();
    const waiting = await card.booked(700);
    expect(await check(card.world.payer)).toMatchObject({ unpaid: 0 });
    const [price] = loan.charge.revisions;
    const dearer = { ...price!, at: price!.at + 1, total: 8_000 };
    const charge = { revisions: [price!, dearer], refundPercent: null };
    await card.world.push({ ...loan, version: 30, state: 'handed_over', overAt: null, charge });
    expect(await check(card.world.payer)).toMatchObject({ unpaid: 1 });
    expect(waiting.bookingId).toBeDefined();
  });

  it('is for services alone', async () => {
    expect(await refusalOf(check(newId(), user(newId())))).toBe('forbidden');
  });
});
