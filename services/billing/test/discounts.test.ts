import { refusalOf } from './billing-world';
import { HOUR, PlansWorld } from './plans-world';

const MONTH = 31 * 24 * HOUR;

/** Discounts of a plan, and amounts too small to charge (specification, section 9). */
describe('of a plan', () => {
  let plans: PlansWorld;
  beforeAll(async () => {
    plans = await PlansWorld.start({ VOLUME_DISCOUNTS: '50:10,200:20' });
    await plans.service.db.read(
      `insert into coupons (code, name, percent, months, uses_left, expires_at) values
        ('ALMOST', 'almost free', 97, null, null, null), ('ONCE', 'one month', 50, 1, 1, null),
        ('OLD', 'over', 50, null, null, '2020-01-01')`,
    );
  });
  afterAll(() => plans.stop());

  it('at 97 % off one seat waits until the least charge is reached: 14, 28, 42, then 56 yen', async () => {
    const owner = await plans.owner(1);
    await plans.buy(owner, 'lite', 'monthly', { coupon: 'ALMOST' });
    expect([await plans.plan(owner), await plans.paid(owner)]).toEqual(['lite active', []]);
    for (let month = 0; month < 3; month += 1) await plans.pass(MONTH);
    // Until now no card was asked for.
    expect(plans.mailsTo(owner, 'plan_failing')).toMatchObject([{ params: { error: 'no_card', yen: '56' } }]);
    await plans.pay(owner, (await plans.subscription(owner)).paymentId);
    expect(await plans.plan(owner)).toBe('lite active');
    expect(await plans.paid(owner)).toEqual([
      [
        'succeeded',
        56,
        [
          ['seats', 480],
          ['discount', -466],
          ['carried', 42],
        ],
      ],
    ]);
  });

  it('the best discount counts, once, and a coupon ends with its months and its uses', async () => {
    const owner = await plans.owner(60);
    const quote = async (coupon: string) =>
      (await plans.contracts(owner).quotePlan(plans.order('lite', 'monthly', { coupon }))).now!.due;
    // 60 seats have 10 % off by their number.
    expect([await quote(''), await quote('ONCE')]).toEqual([25_920, 14_400]);
    await plans.buy(owner, 'lite', 'monthly', { coupon: 'ONCE' });
    await plans.pass(MONTH);
    expect((await plans.paid(owner)).map(([, yen]) => yen)).toEqual([14_400, 25_920]);
    const other = await plans.owner(1);
    const buy = (coupon: string) =>
      refusalOf(plans.contracts(other).buyPlan(plans.order('lite', 'monthly', { coupon })));
    expect([await buy('ONCE'), await buy('OLD'), await buy('NONE')]).toEqual([
      'coupon.spent coupon',
      'coupon.invalid coupon',
      'coupon.invalid coupon',
    ]);
  });

  it('a coupon of a purchase that was not paid can be redeemed again', async () => {
    await plans.service.db.read(
      `insert into coupons (code, name, percent, uses_left) values ('LAST', 'last', 20, 1)`,
    );
    const owner = await plans.owner(10);
    await plans.contracts(owner).buyPlan(plans.order('lite', 'monthly', { coupon: 'LAST' }));
    await plans.pass(HOUR);
    await plans.buy(owner, 'lite', 'monthly', { coupon: 'LAST' });
    expect((await plans.paid(owner)).map(([status, yen]) => [status, yen])).toEqual([
      ['canceled', 3_840],
      ['succeeded', 3_840],
    ]);
  });

  it('the owner’s own limit caps who joins and what is billed', async () => {
    const owner = await plans.owner(10);
    await plans.buy(owner, 'standard', 'monthly', { maxMembers: 12 });
    expect(await plans.subscription(owner)).toMatchObject({ memberLimit: 12 });
    await plans.seats(owner, 20);
    await plans.pass(MONTH);
    const [, renewal] = await plans.paid(owner);
    expect(renewal![2][0]).toEqual(['seats', 11_760]);
  });

  it('more than one charge can be is refused, with what it can be', async () => {
    const owner = await plans.owner(20_000);
    expect(await refusalOf(plans.contracts(owner).quotePlan(plans.order('standard', 'annual')))).toBe(
      'payment.amount',
    );
  });

  it('that two processes settle at one moment each month is billed once', async () => {
    const owner = await plans.owner(5);
    await plans.buy(owner, 'lite');
    const replica = await plans.replica();
    plans.world.clock.advance(3 * MONTH);
    plans.double.control.advance((3 * MONTH) / 1000);
    for (let round = 0; round < 4; round += 1) await Promise.all([plans.service.drain(), replica.drain()]);
    await replica.stop();
    expect((await plans.paid(owner)).map(([status, yen]) => [status, yen])).toEqual(
      Array.from({ length: 4 }, () => ['succeeded', 2_400]),
    );
    expect(await plans.ledger(owner)).toEqual({ clearing: 9_600, 'plans 10': -9_600 });
  });
});
