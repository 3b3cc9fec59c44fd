import { listPlans, PLANS } from './plans';
import { defaultSubscription, subscriptionSnapshot } from './subscription';

describe('plans', () => {
  it('are those of spec section 9, cheapest first', () => {
    const table = listPlans().map((plan) => [plan.id, plan.memberLimit, plan.priceMonthly, plan.priceAnnual]);
    expect(table).toEqual([
      ['free', 8, 0, 0],
      ['lite', 100, 480, 380],
      ['standard', null, 980, 880],
      ['plus', null, null, null],
    ]);
  });

  it('show no advertisements and may keep goods to members from Standard on', () => {
    expect(
      listPlans()
        .filter((plan) => !plan.ads)
        .map(({ id }) => id),
    ).toEqual(['standard', 'plus']);
    expect(
      listPlans()
        .filter((plan) => plan.restrictToMembers)
        .map(({ id }) => id),
    ).toEqual(['standard', 'plus']);
  });

  it('cost less a month when paid for a year', () => {
    for (const { priceMonthly, priceAnnual } of [PLANS.lite, PLANS.standard]) {
      expect(priceAnnual!).toBeLessThan(priceMonthly!);
    }
  });
});

describe('a subscription', () => {
  it('begins Free, and tells the limit of its plan', () => {
    const snapshot = subscriptionSnapshot(defaultSubscription('a', 'free', 0));
    expect(snapshot).toMatchObject({ accountId: 'a', version: 1, plan: 'free', memberLimit: 8 });
  });

  it('with a limit of its own tells that one', () => {
    const snapshot = subscriptionSnapshot({
      ...defaultSubscription('a', 'free', 0),
      plan: 'plus',
      maxMembers: 500,
    });
    expect(snapshot.memberLimit).toBe(500);
  });

  it('of the plan as it was sold before has 25 members, and nobody is offered it', () => {
    expect(PLANS.free_legacy.memberLimit).toBe(25);
    expect(listPlans().map(({ id }) => id)).not.toContain('free_legacy');
  });

  it('of a plan without limit tells none', () => {
    const snapshot = subscriptionSnapshot({ ...defaultSubscription('a', 'free', 0), plan: 'standard' });
    expect(snapshot.memberLimit).toBeUndefined();
  });
});
