import { refusalOf, setting } from './billing-world';
import { HOUR, PlansWorld } from './plans-world';

const DAY = 24 * HOUR;

/** Plans that are bought (specification, section 9), paid through the double of the provider. */
describe('a plan that is bought', () => {
  let plans: PlansWorld;
  beforeAll(async () => {
    plans = await PlansWorld.start();
  });
  beforeEach(async () => {
    // Each test uses different months.
    const { clock } = plans.world;
    const year = new Date(clock.now()).getUTCFullYear() + 1;
    await plans.at(`${year}-11-01T00:00:00+09:00`);
  });
  afterAll(() => plans.stop());

  const november = (day: number) => {
    const year = new Date(plans.world.clock.now() + 9 * HOUR).getUTCFullYear();
    return plans.at(`${year}-11-${String(day).padStart(2, '0')}T00:00:00+09:00`);
  };
  const kinds = (lines: readonly (readonly [string | undefined, number])[]) =>
    Object.fromEntries(lines.map(([kind, amount]) => [kind ?? '', amount]));

  it('holds once it is paid, is quoted line by line before, and is told to the owner', async () => {
    const owner = await plans.owner(10);
    const quote = await plans.contracts(owner).quotePlan(plans.order('lite'));
    expect([quote.now!.due, quote.now!.tax, quote.next!.due]).toEqual([4_800, 436, 4_800]);
    const { paymentId } = await plans.contracts(owner).buyPlan(plans.order('lite'));
    expect(await plans.plan(owner)).toBe('free waiting');
    expect(await plans.pay(owner, paymentId)).toBe('succeeded');
    expect(await plans.plan(owner)).toBe('lite active');
    expect(await plans.subscription(owner)).toMatchObject({ memberLimit: 100, paymentId: '' });
    expect(await plans.ledger(owner)).toEqual({ clearing: 4_800, 'plans 10': -4_800 });
    expect(plans.mailsTo(owner, 'plan_begun')).toHaveLength(1);
  });

  it('settles the days of who joined and left with the next month', async () => {
    const owner = await plans.owner(10);
    await plans.buy(owner, 'lite');
    await november(16);
    await plans.seats(owner, 13);
    await november(21);
    await plans.seats(owner, 12);
    const { bill } = await plans.contracts(owner).getNextBill({});
    expect(bill!.due).toBe(6_320);
    await november(31);
    const [, renewal] = await plans.paid(owner);
    expect(renewal).toEqual([
      'succeeded',
      6_320,
      [
        ['seats', 5_760],
        ['joined', 720],
        ['left', -160],
      ],
    ]);
    expect(await plans.ledger(owner)).toEqual({ clearing: 11_120, 'plans 10': -11_120 });
  });

  it('gives way to a dearer one at once, less its unused days; a cheaper one follows at the end of the period', async () => {
    const owner = await plans.owner(10);
    await plans.buy(owner, 'lite');
    await november(16);
    await plans.seats(owner, 13);
    await november(21);
    await plans.seats(owner, 12);
    await november(24);
    await plans.buy(owner, 'standard');
    const upgrade = (await plans.paid(owner)).at(-1)!;
    expect([upgrade[1], kinds(upgrade[2])]).toEqual([
      10_976,
      { seats: 11_760, joined: 720, left: -160, unused: -1_344 },
    ]);
    expect(await plans.plan(owner)).toBe('standard active');
    const later = await plans.contracts(owner).buyPlan(plans.order('lite'));
    expect([later.paymentId, later.quote!.now!.due, later.quote!.next!.due]).toEqual(['', 0, 5_760]);
    expect(later.quote!.beginsAt).toBeDefined();
    expect(await plans.plan(owner)).toBe('standard active');
    await plans.pass(31 * DAY);
    expect(await plans.plan(owner)).toBe('lite active');
    expect((await plans.paid(owner)).at(-1)![1]).toBe(5_760);
  });

  it('ends with its period where the owner ends it, unless the owner takes that back', async () => {
    const owner = await plans.owner(3);
    expect(await refusalOf(plans.contracts(owner).cancelPlan({}))).toBe('not_found');
    await plans.buy(owner, 'lite');
    await plans.contracts(owner).cancelPlan({});
    expect(await plans.plan(owner)).toBe('lite ending');
    await plans.contracts(owner).buyPlan(plans.order('lite'));
    expect(await plans.plan(owner)).toBe('lite active');
    await plans.contracts(owner).cancelPlan({});
    await november(31);
    expect(await plans.plan(owner)).toBe('free active');
    expect(await plans.paid(owner)).toHaveLength(1);
    expect(plans.mailsTo(owner, 'plan_ended')).toHaveLength(1);
  });

  it('is paid from credit first, which a purchase that is not paid gives back', async () => {
    const owner = await plans.owner(10);
    const { paymentId } = await plans.contracts(owner).buyCredit({ amount: 1_000 });
    expect(await plans.pay(owner, paymentId)).toBe('succeeded');
    expect(await plans.plan(owner)).toBe('free active 1000');
    expect(await plans.ledger(owner)).toEqual({ clearing: 1_000, credit: -1_000 });
    await plans.contracts(owner).buyPlan(plans.order('lite'));
    expect(await plans.plan(owner)).toBe('free waiting');
    await plans.pass(HOUR);
    expect(await plans.plan(owner)).toBe('free active 1000');
    await plans.buy(owner, 'lite');
    expect((await plans.paid(owner)).at(-1)).toMatchObject(['succeeded', 3_800, expect.anything()]);
    expect(await plans.ledger(owner)).toEqual({ clearing: 4_800, credit: 0, 'plans 10': -4_800 });
    expect(await refusalOf(plans.contracts(owner).buyCredit({ amount: 49 }))).toBe('payment.amount amount');
  });

  it('that staff replace leaves its unused days as credit, to the yen', async () => {
    const owner = await plans.owner(10);
    await plans.buy(owner, 'lite');
    await november(16);
    await plans.world.plans().setPlan(setting(owner.userId, { plan: 'plus' }));
    // 15 of 30 days of 480 yen, ten times.
    expect(await plans.plan(owner)).toBe('plus active 2400');
    expect(await plans.ledger(owner)).toEqual({ clearing: 4_800, credit: -2_400, 'plans 10': -2_400 });
    await plans.pass(40 * DAY);
    expect(await plans.paid(owner)).toHaveLength(1);
  });

  it('is charged again on days 1, 3 and 7, ends on day 14, and is bought anew', async () => {
    const owner = await plans.owner(12);
    await plans.buy(owner, 'lite');
    const refuse = async () => {
      const customer = (await plans.stripe.customers.list({ limit: 100 })).data.find(
        ({ metadata }) => metadata.user_id === owner.userId,
      )!;
      await plans.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id });
    };
    await refuse();
    await november(31);
    expect(await plans.plan(owner)).toBe('lite past_due');
    const tries = async () =>
      (
        await plans.service.db.read<{ n: number }>(
          `select count(*)::int as n from attempts a join payments p on p.id = a.payment_id
            where p.payer_id = $1 and a.kind = 'charge'`,
          [owner.userId],
        )
      )[0]!.n;
    expect(await tries()).toBe(1);
    for (const [days, count] of [
      [1, 2],
      [2, 3],
      [4, 4],
    ] as const) {
      await plans.pass(days * DAY);
      expect([await tries(), plans.mailsTo(owner, 'plan_failing').length]).toEqual([count, count]);
    }
    expect(await plans.plan(owner)).toBe('lite past_due');
    expect(await refusalOf(plans.contracts(owner).buyPlan(plans.order('standard')))).toBe(
      'payment.unsettled',
    );
    await plans.pass(7 * DAY);
    expect(await plans.plan(owner)).toBe('free active');
    expect((await plans.paid(owner)).at(-1)![0]).toBe('canceled');
    expect(plans.mailsTo(owner, 'plan_ended')).toHaveLength(1);
    await plans.buy(owner, 'lite');
    expect(await plans.plan(owner)).toBe('lite active');
    expect(await plans.ledger(owner)).toEqual({ clearing: 11_520, 'plans 10': -11_520 });
  });

  it('goes on where its owner pays the failed renewal with another card', async () => {
    const owner = await plans.owner(4);
    await plans.buy(owner, 'lite');
    const { data } = await plans.stripe.customers.list({ limit: 100 });
    const customer = data.find(({ metadata }) => metadata.user_id === owner.userId)!.id;
    await plans.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await november(31);
    const { paymentId } = await plans.subscription(owner);
    expect(await plans.pay(owner, paymentId)).toBe('succeeded');
    expect(await plans.plan(owner)).toBe('lite active');
    await plans.pass(15 * DAY);
    expect(await plans.plan(owner)).toBe('lite active');
    expect(await plans.paid(owner)).toHaveLength(2);
  });

  it('bills each period once where the clock jumps three months, over a leap day and back', async () => {
    const owner = await plans.owner(1);
    await plans.at('2035-11-30T00:00:00+09:00');
    await plans.buy(owner, 'lite');
    await plans.at('2036-03-01T00:00:00+09:00');
    for (let round = 0; round < 3; round += 1) await plans.service.drain();
    expect((await plans.paid(owner)).map(([status, yen]) => [status, yen])).toEqual(
      Array.from({ length: 4 }, () => ['succeeded', 480]),
    );
    plans.world.clock.advance(-60 * DAY);
    await plans.service.drain();
    plans.world.clock.advance(60 * DAY);
    await plans.service.drain();
    expect(await plans.paid(owner)).toHaveLength(4);
    const causes = await plans.service.db.read<{ at: Date }>(
      `select at from bills where account_id = $1 order by at`,
      [owner.userId],
    );
    expect(causes.map(({ at }) => at.toISOString().slice(0, 10))).toEqual([
      ...['2035-11-29', '2035-12-29', '2036-01-29', '2036-02-28'],
    ]);
  });
});
