import { changedRules, type LenderRules, toggled } from './rules';

const rules: LenderRules = {
  max_supplies: null,
  limit_supply_regardless_of_date: false,
  disabled_days_indexes: [0],
  at_least_days_ahead: 0,
  extendable_days: 0,
  queue_answer_hours: 24,
  allow_manage_by_user: true,
  allow_return_by_borrower: true,
  manage_hand_over: false,
  allow_hand_over_by_user: false,
  disable_auto_delay: false,
  prevent_public_access: false,
};

test('only the rules that were changed are sent', () => {
  expect(changedRules(rules, { ...rules })).toEqual({});
  expect(changedRules(rules, { ...rules, extendable_days: 3, disabled_days_indexes: [0, 6] })).toEqual({
    extendable_days: 3,
    disabled_days_indexes: [0, 6],
  });
});

test('a weekday is closed and opened again, Sunday first', () => {
  expect(toggled([6], 0)).toEqual([0, 6]);
  expect(toggled([0, 6], 6)).toEqual([0]);
});
