import { listPlans, PLAN_IDS, PLANS } from './plans';
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

  it('show no advertisements, may keep goods to members and are helped first from Standard on', () => {
    const from = PLAN_IDS.map((id) => PLANS[id]).map((plan) => [
      ...[plan.id, plan.currency, plan.ads, plan.restrictToMembers, plan.prioritySupport],
    ]);
    expect(from).toEqual([
      ['free', 'JPY', true, false, false],
      ['lite', 'JPY', true, false, false],
      ['standard', 'JPY', false, true, true],
      ['plus', 'JPY', false, true, true],
      ['free_legacy', 'JPY', true, false, false],
    ]);
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
    expect(snapshot).toEqual({
      ...{ accountId: 'a', version: 1, plan: 'free', memberLimit: 8, changedAt: new Date(0) },
      features: { adFree: false, restrictToMembers: false, prioritySupport: false },
    });
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
    expect(PLANS.free_legacy).toMatchObject({ memberLimit: 25, priceMonthly: 0, priceAnnual: 0 });
    expect(listPlans().map(({ id }) => id)).not.toContain('free_legacy');
  });

  it('of a plan without limit tells none', () => {
    const snapshot = subscriptionSnapshot({ ...defaultSubscription('a', 'free', 0), plan: 'standard' });
    expect(snapshot.memberLimit).toBeUndefined();
    expect(snapshot.features).toEqual({ adFree: true, restrictToMembers: true, prioritySupport: true });
  });
});
