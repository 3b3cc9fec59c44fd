import { discounts } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import { planCommand } from '../src/command/plan-command';
import { as, refusalOf } from './billing-world';
import { HOUR, PlansWorld } from './plans-world';

const MONTH = 31 * 24 * HOUR;

/** Coupons and the discount for nonprofits, as staff give them (specification, section 9). */
describe('npm run plan', () => {
  let plans: PlansWorld;
  beforeAll(async () => {
    plans = await PlansWorld.start({ STAFF_EMAILS: 'staff@example.jp', VOLUME_DISCOUNTS: '50:10,200:60' });
  });
  afterAll(() => plans.stop());

  const run = async (...args: string[]): Promise<[code: number, said: string[]]> => {
    const said: string[] = [];
    const KASHIKARI_SECRET = Buffer.alloc(32, 'kashikari').toString('base64');
    const env = { ADDRESS_BILLING: plans.service.address, KASHIKARI_SECRET };
    return [await planCommand(args, env, (line) => said.push(line)), said];
  };
  const cost = async (owner: Parameters<PlansWorld['contracts']>[0], coupon = '') =>
    (await plans.contracts(owner).quotePlan(plans.order('lite', 'monthly', { coupon }))).now!.due;
  const yen = async (owner: Parameters<PlansWorld['paid']>[0]) =>
    (await plans.paid(owner)).map(([, amount]) => amount);

  it('creates a coupon that owners redeem however they type it, and lists how often it was', async () => {
    const line =
      'SPRING-27  30 %  2 months  redeemed 0 of 5  until 2027-03-31T15:00:00.000Z  Spring campaign';
    const terms = ['--months', '2', '--uses', '5', '--until', '2027-03-31', '--name', 'Spring campaign'];
    expect(await run('coupon', 'spring-27', '30', ...terms)).toEqual([0, [line]]);
    const owner = await plans.owner(10);
    await plans.buy(owner, 'lite', 'monthly', { coupon: ' ｓｐｒｉｎｇ-27' });
    await plans.pass(2 * MONTH);
    expect(await yen(owner)).toEqual([3_360, 3_360, 4_800]);
    expect(await run('coupons')).toEqual([0, [line.replace('0 of 5', '1 of 5'), '1 coupon']]);
  });

  it('leaves a coupon as it is whose code is there already', async () => {
    await run('coupon', 'TWICE', '20');
    const line = 'TWICE  20 %  as long as the plan lasts  redeemed 0';
    const said = 'There was this coupon already; it stays as it is.';
    expect(await run('coupon', 'TWICE', '90')).toEqual([0, [line, said]]);
  });

  it('ends a coupon: nobody redeems it any more, and accounts that did keep it', async () => {
    await run('coupon', 'ENDING', '50');
    const owner = await plans.owner(4);
    await plans.buy(owner, 'lite', 'monthly', { coupon: 'ENDING' });
    expect((await run('show', owner.userId))[1]).toContain('coupon ENDING  50 %');
    const [code, said] = await run('end-coupon', 'ending');
    expect([code, said]).toEqual([0, [expect.stringMatching(/^ENDING {2}50 % .* redeemed 1 {2}until /)]]);
    expect(await refusalOf(cost(await plans.owner(1), 'ENDING'))).toBe('coupon.invalid coupon');
    await plans.pass(MONTH);
    expect(await yen(owner)).toEqual([960, 960]);
    expect((await run('end-coupon', 'ending'))[1]).toEqual(said);
  });

  it('grants the discount for nonprofits from the next period on, mails it, and ends it', async () => {
    const owner = await plans.owner(10);
    await plans.buy(owner, 'lite');
    const [code, said] = await run('nonprofit', owner.userId, 'on');
    expect([code, said.at(-1)]).toEqual([0, 'nonprofit discount of 50 %: on from the next period']);
    expect((await run('nonprofit', owner.userId, 'on'))[1].at(-1)).toMatch(/on already$/);
    await plans.pass(MONTH);
    expect(plans.mailsTo(owner, 'plan_nonprofit')).toMatchObject([{ params: { percent: '50' } }]);
    expect((await run('show', owner.userId))[1]).toContain('nonprofit discount of 50 %');
    await run('nonprofit', owner.userId, 'off');
    expect((await run('show', owner.userId))[1].join()).not.toContain('nonprofit');
    await plans.pass(MONTH);
    expect(await yen(owner)).toEqual([4_800, 2_400, 4_800]);
    expect(plans.mailsTo(owner, 'plan_nonprofit_ended')).toHaveLength(1);
  });

  it('counts the best discount, not all of them: nonprofit, coupon, number of members', async () => {
    await run('coupon', 'HALF-MORE', '55');
    const owner = await plans.owner(60);
    await run('nonprofit', owner.userId, 'on');
    expect([await cost(owner), await cost(owner, 'HALF-MORE')]).toEqual([14_400, 12_960]);
    plans.world.used.set(owner.userId, 200);
    const standard = await plans.contracts(owner).quotePlan(plans.order('standard'));
    expect(standard.now!.due).toBe(78_400);
  });

  it('is for staff and the machine alone', async () => {
    const owner = await plans.owner(1);
    const staff = await plans.owner(1, { email: 'staff@example.jp' });
    const by = (actor: typeof owner) => plans.service.as(actor).connect(discounts.DiscountServiceClient);
    const coupon = { code: 'MINE', name: '', percentOff: 100, until: '' };
    const calls = (actor: typeof owner) => [
      by(actor).createCoupon(coupon),
      by(actor).listCoupons({}),
      by(actor).endCoupon({ code: 'MINE' }),
      by(actor).setNonprofit({ who: owner.userId, granted: true }),
    ];
    expect(await Promise.all(calls(as({ id: owner.userId }) as typeof owner).map(refusalOf))).toEqual(
      Array.from({ length: 4 }, () => 'forbidden'),
    );
    expect(
      await Promise.all([by(staff).createCoupon(coupon), by(staff).listCoupons({})].map(refusalOf)),
    ).toEqual(['allowed', 'allowed']);
  });

  it('says in one sentence what is wrong with a coupon or a discount, and ends with 1', async () => {
    const { userId } = await plans.owner(1);
    const nobody = newId();
    const cases: [string[], RegExp][] = [
      [['coupon', 'A B', '10'], /^“A B” is no code: it has 3 to 40 letters/],
      [['coupon', 'FREE', '101'], /^The percent is a whole number up to 100[.]$/],
      [['coupon', 'FREE', '0'], /^The percent is a whole number from 1 on[.]$/],
      [['coupon', 'FREE', '5.5'], /^The percent takes a whole number[.]$/],
      [['coupon', 'FREE', '10', '--months', '121'], /^--months is a whole number up to 120[.]$/],
      [['coupon', 'FREE', '10', '--uses', '-1'], /Usage|whole number/],
      [['coupon', 'FREE', '10', '--until', '2020-01-01'], /^“2020-01-01” is in the past[.]$/],
      [['coupon', 'FREE', '10', '--name', 'x'.repeat(61)], /^--name takes 60 characters at most[.]$/],
      [['end-coupon', 'NONE'], /^There is no coupon “NONE”[.]$/],
      [['nonprofit', nobody, 'on'], new RegExp(`^There is no account “${nobody}”[.]$`)],
      [['nonprofit', userId, 'maybe'], /^“maybe” is neither on nor off[.]$/],
    ];
    for (const [args, sentence] of cases) {
      const [code, said] = await run(...args);
      expect([code > 0, said]).toEqual([true, [expect.stringMatching(sentence)]]);
    }
    expect((await run('coupons'))[1].join()).not.toContain('FREE');
  });
});
