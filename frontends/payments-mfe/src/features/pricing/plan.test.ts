import { type Plan, gainsOf, yearlySaving } from './plan';

const free: Plan = {
  id: 'free',
  member_limit: 8,
  price_monthly: 0,
  price_annual: 0,
  currency: 'JPY',
  ads: true,
  restrict_to_members: false,
  priority_support: false,
};
const lite: Plan = { ...free, id: 'lite', member_limit: 100, price_monthly: 480, price_annual: 380 };
const standard: Plan = {
  ...free,
  id: 'standard',
  member_limit: null,
  price_monthly: 980,
  price_annual: 880,
  ads: false,
  restrict_to_members: true,
  priority_support: true,
};
const plus: Plan = { ...standard, id: 'plus', price_monthly: null, price_annual: null };

test('the saving of a year is what every paid plan saves at the least', () => {
  expect(yearlySaving([free, lite, standard, plus])).toBe(100);
});

test('without paid plans nothing is saved', () => {
  expect(yearlySaving([free, plus])).toBe(0);
});

test('the free plan says what all plans have', () => {
  expect(gainsOf(free)).toContain('unlimitedGoods');
});

test('a plan with advertisements does not promise their absence', () => {
  expect(gainsOf(lite)).not.toContain('noAds');
  expect(gainsOf(standard)).toEqual(['largeGroups', 'noAds', 'restrict', 'support']);
});
