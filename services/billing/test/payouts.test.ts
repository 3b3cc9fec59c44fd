import type { Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { refusalOf } from './billing-world';
import { user } from './payments-world';
import { PayoutsWorld } from './payouts-world';

const DAY = 24;

let world: PayoutsWorld;

beforeAll(async () => (world = await PayoutsWorld.start()), 60_000);
afterAll(() => world.stop());

const balances = (id: string) => world.card.balancesOf(id);

describe('a payout', () => {
  it('is transferred, paid out and booked through transit to clearing', async () => {
    const { id, account } = await world.rich(4_500);
    const payout = await world.pay(id, 3_000);
    expect(await world.stateOf(id, payout.id)).toBe('in_transit');
    expect(await balances(id)).toEqual({ available: 1_500, transit: 3_000 });
    expect(await world.payouts(user(id)).getBalance({})).toMatchObject({
      available: 1_500,
      inTransit: 3_000,
    });
    const [made] = await world.atProvider(account);
    expect(made).toMatchObject({ amount: 3_000, metadata: { attempt_id: payout.id, payout_id: payout.id } });
    world.card.double.control.settlePayout(made!.id, 'paid');
    await world.event('payout.paid', made!);
    expect(await world.stateOf(id, payout.id)).toBe('paid');
    expect(await balances(id)).toEqual({ available: 1_500 });
    expect((await world.find(id, payout.id)).providerId).toBe(made!.id);
  });

  it('is of all that is available by default; its items begin again', async () => {
    const { id } = await world.rich(4_500);
    expect((await world.pay(id)).amount).toBe(4_500);
    const balance = await world.payouts(user(id)).getBalance({});
    expect(balance).toMatchObject({ available: 0, items: [], oldestAt: undefined });
    await world.card.earned(2_000);
    const { items, available } = await world.payouts(user(id)).getBalance({});
    expect([available, items.map(({ amount }) => amount)]).toEqual([1_800, [2_000, -200]]);
  });

  it('that leaves a rest shows it as one item', async () => {
    const { id } = await world.rich(4_500);
    await world.pay(id, 1_000);
    const { items, oldestAt } = await world.payouts(user(id)).getBalance({});
    expect(items.map(({ amount }) => amount)).toEqual([3_500]);
    expect(oldestAt).toBeDefined();
  });

  it('is noticed by the clock when events are lost', async () => {
    const { id } = await world.rich();
    const payout = await world.pay(id);
    await world.card.pass(5 * DAY);
    expect(await world.stateOf(id, payout.id)).toBe('paid');
    expect(await balances(id)).toEqual({});
  });

  it('that failed is available again, and the next one transfers only the rest', async () => {
    const { id, account } = await world.rich(4_500);
    const first = await world.pay(id, 3_000);
    const [made] = await world.atProvider(account);
    world.card.double.control.settlePayout(made!.id, 'failed');
    await world.event('payout.failed', made!);
    expect(await world.stateOf(id, first.id)).toBe('failed account_closed');
    expect(await balances(id)).toEqual({ available: 4_500 });
    expect(await world.transferred(account)).toBe(3_000);
    await world.pay(id, 4_000);
    expect(await world.transferred(account)).toBe(4_000);
    expect((await world.atProvider(account)).map(({ amount }) => amount).sort()).toEqual([3_000, 4_000]);
  });

  it('that the bank returns after it arrived is available again, whatever the order of events', async () => {
    const { id, account } = await world.rich(4_500);
    const payout = await world.pay(id);
    const [made] = await world.atProvider(account);
    world.card.double.control.settlePayout(made!.id, 'paid');
    await world.event('payout.paid', made!);
    world.card.double.control.settlePayout(made!.id, 'failed');
    await world.event('payout.failed', made!);
    await world.event('payout.paid', made!);
    await world.event('payout.failed', made!);
    expect(await world.stateOf(id, payout.id)).toBe('failed account_closed');
    expect(await balances(id)).toEqual({ available: 4_500 });
    const { items, oldestAt } = await world.payouts(user(id)).getBalance({});
    expect(items.map(({ amount }) => amount)).toEqual([4_500]);
    expect(oldestAt).toBeDefined();
  });

  it('waits until the charged money has reached the provider’s balance', async () => {
    const { id, account } = await world.lender();
    await world.card.earned(5_000);
    const { control } = world.card.double;
    const spent = (await world.card.stripe.balance.retrieve()).available[0]!.amount;
    const other = await world.lender();
    if (spent > 0)
      await world.card.stripe.transfers.create({
        amount: spent,
        currency: 'jpy',
        destination: other.account,
      });
    const payout = await world.pay(id);
    expect(await world.stateOf(id, payout.id)).toBe('requested');
    expect(control.requests().filter(({ path }) => path === '/v1/payouts').length).toBeGreaterThanOrEqual(0);
    await world.card.pass(6 * DAY);
    expect(await world.stateOf(id, payout.id)).not.toBe('requested');
    expect((await world.atProvider(account)).map(({ amount }) => amount)).toEqual([4_500]);
  });

  it('is not transferred where the account is restricted: the money stays available', async () => {
    const { id, account } = await world.rich();
    world.card.double.control.restrictAccount(account);
    const payout = await world.pay(id);
    expect(await world.stateOf(id, payout.id)).toBe('failed payouts_not_allowed');
    expect(await balances(id)).toEqual({ available: 4_500 });
  });
});

describe('a payout is made once', () => {
  it.each(['/v1/transfers', '/v1/payouts'])('when the answer of %s is lost', async (path) => {
    const { id, account } = await world.rich();
    world.card.double.control.failNext({ kind: 'drop', only: `POST ${path}`, times: 2 });
    await world.payouts(user(id)).requestPayout({ amount: undefined });
    await world.card.world.service.drain();
    await world.card.world.service.db.read(`update due_job set retry_at = '-infinity'`, []);
    await world.card.world.service.drain();
    expect((await world.atProvider(account)).map(({ amount }) => amount)).toEqual([4_500]);
    expect(await world.transferred(account)).toBe(4_500);
  });

  it('when the provider has forgotten the keys: what was made is found by the payout', async () => {
    const { id, account } = await world.rich();
    world.card.double.control.failNext({ kind: 'drop', only: 'POST /v1/payouts', times: 2 });
    await world.payouts(user(id)).requestPayout({ amount: undefined });
    await world.card.world.service.drain();
    const { db } = world.card.world.service;
    await db.read(`update payouts set created_at = created_at - interval '24 hours' where account_id = $1`, [
      id,
    ]);
    world.card.double.control.advance(25 * 3_600);
    await db.read(`update due_job set retry_at = '-infinity'`, []);
    await world.card.world.service.drain();
    expect((await world.atProvider(account)).map(({ amount }) => amount)).toEqual([4_500]);
    expect(await world.transferred(account)).toBe(4_500);
  });

  it('for each idempotency key', async () => {
    const { id } = await world.rich();
    const actor = user(id);
    const idempotency = { key: newId(), bodyHash: 'a' };
    const ask = () => world.payouts(actor).requestPayout({ amount: 1_000 }, { idempotency } as never);
    const [first, second] = [await ask(), await ask()];
    expect([first.payout!.amount, second.payout!.amount]).toEqual([1_000, 1_000]);
  });
});

describe('a payout is refused', () => {
  it.each([
    [999, 'payout.minimum amount'],
    [-1, 'payout.minimum amount'],
    [4_501, 'payout.no_available_amount amount'],
    [2_147_483_647, 'payout.no_available_amount amount'],
  ])('of %i yen of 4,500', async (amount, expected) => {
    const { id } = await world.rich();
    expect(await refusalOf(world.payouts(user(id)).requestPayout({ amount }))).toBe(expected);
  });

  it('of an empty balance, and of all of a balance below the minimum', async () => {
    const { id } = await world.lender();
    const all = () => refusalOf(world.payouts(user(id)).requestPayout({ amount: undefined }));
    expect(await all()).toBe('payout.no_available_amount');
    await world.card.earned(500);
    expect(await all()).toBe('payout.minimum amount');
  });

  it('without a payout account, for member cards and for visitors', async () => {
    const ask = (actor: Actor) => refusalOf(world.payouts(actor).requestPayout({ amount: 1_000 }));
    const { id } = await world.rich();
    expect(await ask(user(newId()))).toBe('payout.setup_required');
    expect(await ask({ kind: 'card', userId: id, groupId: newId(), canWrite: true })).toBe('forbidden');
    expect(await ask({ kind: 'visitor' })).toBe('unauthenticated');
    expect(await balances(id)).toEqual({ available: 4_500 });
  });

  it('to managers: they have their own balance alone', async () => {
    const { id } = await world.rich();
    await world.card.world.service.db.read(
      'insert into manager (id, version, account_id, user_id) values ($1, 1, $2, $3)',
      [newId(), id, world.card.world.manager],
    );
    const manager = world.payouts(user(world.card.world.manager));
    expect(await refusalOf(manager.requestPayout({ amount: 1_000 }))).toBe('payout.setup_required');
    expect((await manager.listPayouts({ page: undefined })).payouts).toEqual([]);
  });
});

describe('a balance that is not requested', () => {
  it('is paid out 80 days after its oldest sale', async () => {
    const { id } = await world.rich();
    await world.card.pass(74 * DAY);
    expect(await balances(id)).toEqual({ available: 4_500 });
    await world.card.pass(2 * DAY);
    const { payouts: made } = await world.payouts(user(id)).listPayouts({ page: undefined });
    expect(made).toMatchObject([{ amount: 4_500, automatic: true }]);
  });

  it('is not paid out while it is below the minimum', async () => {
    const { id } = await world.rich(900);
    await world.card.pass(100 * DAY);
    expect(await balances(id)).toEqual({ available: 900 });
  });
});
