import fc from 'fast-check';
import { changeUser } from './change-user';
import { afterPlan, asksForPlan, withinPlan } from './plan-gates';
import { newUser } from './user';

const NONE = { adFree: false, restrictToMembers: false };
const ALL = { adFree: true, restrictToMembers: true };
const account = (hideAds: boolean, preventPublicAccess: boolean) => {
  const user = newUser('a', { hideAds }, 0);
  return { ...user, rules: { ...user.rules, preventPublicAccess } };
};

describe('settings that only some plans include', () => {
  test.each([
    ['prevent_public_access', { adFree: true, restrictToMembers: false }],
    ['hide_ads', { adFree: false, restrictToMembers: true }],
  ])('%s is refused by a plan that lacks it, and says which plan has it', (feature, lacking) => {
    const before = account(false, false);
    const { value: after } = changeUser(before, { [feature]: true }, 1);
    expect(withinPlan(before, after, lacking)).toEqual({
      ok: false,
      refusal: expect.objectContaining({
        code: 'plan.required',
        field: feature,
        params: { feature, plan: 'standard' },
      }),
    });
    expect(withinPlan(before, after, ALL).ok).toBe(true);
    expect(asksForPlan(before, { [feature]: true })).toBe(true);
    expect(asksForPlan(before, { [feature]: false })).toBe(false);
  });

  test('no plan is needed to leave them as they are, or to switch them off', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), (ads, closed, off, name) => {
        const before = account(ads, closed);
        const patch = {
          ...(name && { name: 'Sakura' }),
          hide_ads: off ? false : ads,
          prevent_public_access: off ? false : closed,
        };
        const { value: after } = changeUser(before, patch, 1);
        expect(asksForPlan(before, patch)).toBe(false);
        expect(withinPlan(before, after, NONE).ok).toBe(true);
      }),
    );
  });

  test('the end of a plan shows advertisements again, and makes nothing public', () => {
    const before = account(true, true);
    const after = afterPlan(before, false, 5);
    expect([after.hideAds, after.rules.preventPublicAccess]).toEqual([false, true]);
    expect([after.version, after.updatedAt]).toEqual([before.version + 1, 5]);
    expect(afterPlan(before, true, 5)).toBe(before);
    expect(afterPlan(account(false, true), false, 5)).toEqual(account(false, true));
  });
});
