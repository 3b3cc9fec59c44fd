import { setting } from './billing-world';
import { HOUR, PlansWorld } from './plans-world';

const DAY = 24 * HOUR;

/** Examples of bills to the yen, beside those of a month in bought-plans.test.ts (specification, section 9). */
describe('the bill of a plan', () => {
  let plans: PlansWorld;
  let year = 2030;
  beforeAll(async () => {
    plans = await PlansWorld.start({ VOLUME_DISCOUNTS: '50:10,200:20' });
  });
  beforeEach(async () => {
    // Each test uses a different year that is not a leap year.
    year += year % 4 === 3 ? 2 : 1;
    await on('01-01');
  });
  afterAll(() => plans.stop());

  const on = (day: string, of = year) => plans.at(`${of}-${day}T00:00:00+09:00`);
  const last = async (owner: Parameters<PlansWorld['paid']>[0]) => {
    const [, yen, lines] = (await plans.paid(owner)).at(-1)!;
    return [yen, lines] as const;
  };
  /** Returns the price of a plan now, yen. */
  const cost = async (seats: number, ...order: Parameters<PlansWorld['order']>) => {
    const owner = await plans.owner(seats);
    return (await plans.contracts(owner).quotePlan(plans.order(...order))).now!.due;
  };

  it('is the price of the plan for each member: 480 and 980 yen a month, 4,560 and 10,560 a year', async () => {
    expect([
      await cost(1, 'lite'),
      await cost(1, 'standard'),
      await cost(1, 'lite', 'annual'),
      await cost(1, 'standard', 'annual'),
    ]).toEqual([480, 980, 4_560, 10_560]);
  });

  it('is 10 % less from 50 members, and 20 % from 200', async () => {
    expect([
      await cost(49, 'standard'),
      await cost(50, 'standard'),
      await cost(199, 'standard'),
      await cost(200, 'standard'),
    ]).toEqual([48_020, 44_100, 175_518, 156_800]);
  });

  it('of a year settles its months by the days that the year has left', async () => {
    const owner = await plans.owner(10);
    await plans.buy(owner, 'lite', 'annual');
    expect(await last(owner)).toEqual([45_600, [['seats', 45_600]]]);
    await on('03-01');
    await plans.seats(owner, 13);
    expect(await plans.paid(owner)).toHaveLength(1);
    await on('04-01');
    // 306 of 365 days are 3,822 yen, three times.
    expect(await last(owner)).toEqual([11_466, [['joined', 11_466]]]);
    await on('12-02');
    await plans.seats(owner, 12);
    await on('01-01', year + 1);
    expect(await last(owner)).toEqual([
      54_346,
      [
        ['seats', 54_720],
        ['left', -374],
      ],
    ]);
  });

  it('of a year that follows months begins at once, less the days that the month has left', async () => {
    const owner = await plans.owner(10);
    await plans.buy(owner, 'lite');
    // 16 of 31 days of 480 yen are 247, ten times.
    await on('01-16');
    await plans.buy(owner, 'lite', 'annual');
    expect(await last(owner)).toEqual([
      43_130,
      [
        ['seats', 45_600],
        ['unused', -2_470],
      ],
    ]);
  });

  it('of a plan that staff replace is credit for the days that are left, which is used before money and never paid out', async () => {
    const owner = await plans.owner(10);
    await plans.buy(owner, 'lite', 'annual');
    await on('03-01');
    await plans.seats(owner, 13);
    await on('03-31');
    await plans.world.plans().setPlan(setting(owner.userId, { plan: 'plus' }));
    // 276 of 365 days are 3,448 yen, 13 times; three seats of March, 11,466 yen, are not paid yet.
    expect(await plans.plan(owner)).toBe('plus active 33358');
    expect(await plans.ledger(owner)).toEqual({ clearing: 45_600, credit: -33_358, 'plans 10': -12_242 });
    await plans.world.plans().setPlan(setting(owner.userId, { plan: 'default' }));
    expect(await plans.buy(owner, 'standard')).toBe('');
    expect(await plans.plan(owner)).toBe(`standard active ${33_358 - 13 * 980}`);
    expect(await plans.paid(owner)).toHaveLength(1);
    await plans.pass(31 * DAY);
    expect(await plans.plan(owner)).toBe(`standard active ${33_358 - 26 * 980}`);
    await plans.pass(31 * DAY);
    // The rest of the credit, then the card.
    expect((await last(owner))[0]).toBe(39 * 980 - 33_358);
    expect(await plans.plan(owner)).toBe('standard active');
  });
});

it('a plan that is paid for each account costs its price once, and members that join cost nothing', async () => {
  const plans = await PlansWorld.start({ PLAN_UNIT: 'account' });
  const owner = await plans.owner(10);
  await plans.buy(owner, 'standard');
  await plans.seats(owner, 30);
  await plans.pass(31 * DAY);
  expect(await plans.paid(owner)).toEqual([
    ['succeeded', 980, [['seats', 980]]],
    ['succeeded', 980, [['seats', 980]]],
  ]);
  await plans.stop();
});
