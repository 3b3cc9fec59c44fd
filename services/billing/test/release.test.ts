import { payouts } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { CardWorld } from './card-world';
import { user } from './payments-world';
import { refusalOf } from './billing-world';

let card: CardWorld;

beforeAll(async () => (card = await CardWorld.start()), 60_000);
afterAll(() => card.stop());

const balance = (actor: Actor) =>
  card.world.service.as(actor).connect(payouts.PayoutServiceClient).getBalance({});

/** Another lender in each test, so that balances begin at 0. */
async function lender(): Promise<string> {
  const id = newId();
  await card.takesCards(id);
  Object.assign(card.world, { lender: id });
  return id;
}

describe('money of a loan', () => {
  it('is held from the charge on, less the commission, and available 15 minutes after the return', async () => {
    const id = await lender();
    const { loan } = await card.held(5_000, 1);
    await card.pass(2);
    expect(await card.balancesOf()).toEqual({ held: 4_500 });
    const now = card.world.clock.now();
    await card.world.push({ ...loan, version: 5, state: 'returned', overAt: now });
    await card.pass(0.24);
    expect(await card.balancesOf()).toEqual({ held: 4_500 });
    expect(await balance(user(id))).toMatchObject({ held: 4_500, heldBookings: 1, available: 0, items: [] });
    await card.pass(0.02);
    expect(await card.balancesOf()).toEqual({ available: 4_500 });
    const { items, oldestAt, remindsAt, ...after } = await balance(user(id));
    expect(after).toMatchObject({ held: 0, heldBookings: 0, available: 4_500, minimum: 1_000, setUp: true });
    expect(
      items.map(({ kind, amount, title }) => [payouts.balanceItemKindToJSON(kind), amount, title]),
    ).toEqual([
      ['BALANCE_ITEM_KIND_EARNED', 5_000, 'カメラ'],
      ['BALANCE_ITEM_KIND_COMMISSION', -500, 'カメラ'],
    ]);
    expect(remindsAt!.getTime() - oldestAt!.getTime()).toBe(60 * 86_400_000);
  });

  it('waits until the lender has received what was returned', async () => {
    await lender();
    const { loan } = await card.held(5_000, 1);
    await card.pass(2);
    const returned = { ...loan, version: 5, state: 'returned' as const };
    await card.world.push(returned);
    await card.pass(24);
    expect(await card.balancesOf()).toEqual({ held: 4_500 });
    await card.world.push({ ...returned, version: 6, overAt: card.world.clock.now() - 3_600_000 });
    expect(await card.balancesOf()).toEqual({ available: 4_500 });
  });

  it('is held again when the return is undone, and while a dispute about it is open', async () => {
    const id = await lender();
    const { loan } = await card.earned();
    await card.world.push({ ...loan, version: 11, state: 'handed_over', overAt: null });
    expect(await card.balancesOf()).toEqual({ held: 4_500 });
    expect((await balance(user(id))).oldestAt).toBeUndefined();
    await card.world.push({ ...loan, version: 12 });
    expect(await card.balancesOf()).toEqual({ available: 4_500 });
    await card.world.push({ ...loan, version: 13, disputed: true });
    expect(await balance(user(id))).toMatchObject({
      ...{ held: 0, heldBookings: 0, disputed: 4_500, available: 0 },
      disputedBookingIds: [loan.bookingId],
    });
    await card.world.push({ ...loan, version: 14 });
    expect(await card.balancesOf()).toEqual({ available: 4_500 });
  });

  it('is available at once where a cancelled booking leaves some of it', async () => {
    await lender();
    const { loan } = await card.held(5_000);
    await card.pass(49);
    await card.world.push({
      ...{ ...loan, version: 5, state: 'cancelled', cancelledAt: card.world.clock.now() },
      charge: { ...loan.charge, refundPercent: 50 },
    });
    expect(await card.balancesOf()).toEqual({ available: 2_250 });
  });

  it('goes back from the available balance, with its part of the commission', async () => {
    const id = await lender();
    const { id: payment } = await card.earned();
    await card.world.payments(user(id)).refundPayment({ id: payment, amount: 2_000, reason: '故障' });
    expect(await card.balancesOf()).toEqual({ available: 2_700 });
    const { items, available } = await balance(user(id));
    expect(items.map(({ amount }) => amount)).toEqual([-2_000, 200, 5_000, -500]);
    expect(available).toBe(2_700);
  });

  it('of bookings that were paid by hand is not the operator’s', async () => {
    await lender();
    const { loan } = await card.world.paid(5_000, { byCard: true });
    await card.world.push({ ...loan, version: 5, state: 'returned', overAt: loan.endAt });
    await card.pass(2_000);
    expect(await card.balancesOf()).toEqual({ by_hand: -5_000, sales_by_hand: 5_000 });
  });
});

describe('a balance', () => {
  it('is shown to its owner: managers see their own, member cards and visitors none', async () => {
    await lender();
    await card.earned();
    expect(await balance(user(card.world.manager))).toMatchObject({ available: 0, setUp: false, items: [] });
    const member: Actor = { kind: 'card', userId: newId(), groupId: newId(), canWrite: true };
    expect(await refusalOf(balance(member))).toBe('forbidden');
    expect(await refusalOf(balance({ kind: 'visitor' }))).toBe('unauthenticated');
  });

  it('equals the sum of its entries when many transactions enter journals of the same owners in any order', async () => {
    const { db } = card.world.service;
    const owners = [newId(), newId(), newId()];
    const transactions = Array.from({ length: 40 }, (_, n) =>
      db.transaction(async (tx) => {
        const order = n % 2 ? owners : [...owners].reverse();
        for (const owner of order) {
          const journal = newId();
          await tx.read(`insert into journals (id, kind, source_id, at) values ($1, 'captured', $2, now())`, [
            journal,
            journal,
          ]);
          await tx.read(
            `insert into entries (journal_id, line_no, account, owner_id, amount)
              values ($1, 1, 'clearing', null, $3), ($1, 2, 'held', $2, -$3::bigint)`,
            [journal, owner, 100 + n],
          );
        }
      }),
    );
    await Promise.all(transactions);
    const sums = await db.read<{ yen: number }>(
      `select (coalesce((select amount from balances b where b.owner_id = o and b.account = 'held'), 0)
          + coalesce((select sum(amount) from balance_changes c where c.owner_id = o), 0))::int as yen
        from unnest($1::uuid[]) o`,
      [owners],
    );
    const expected = -transactions.reduce((sum, _, n) => sum + 100 + n, 0);
    expect(sums.map(({ yen }) => yen)).toEqual([expected, expected, expected]);
  });
});
