import type { User } from '@kashikari/web-kit';

/** The lender's rules for borrowers (spec section 3); closed days have a separate section. */
const RULES = [
  'max_supplies',
  'limit_supply_regardless_of_date',
  'disabled_days_indexes',
  'at_least_days_ahead',
  'extendable_days',
  'queue_answer_hours',
  'allow_manage_by_user',
  'allow_return_by_borrower',
  'manage_hand_over',
  'allow_hand_over_by_user',
  'disable_auto_delay',
  'prevent_public_access',
  'accept_invoices',
  'registration_number',
  'pick_up_note',
] as const;

export type LenderRules = Pick<User, (typeof RULES)[number]>;

export function rulesOf(user: LenderRules): LenderRules {
  return Object.fromEntries(RULES.map((name) => [name, user[name]])) as unknown as LenderRules;
}

/** A Sunday, and the six days after it. */
export const A_WEEK: readonly string[] = Array.from({ length: 7 }, (_, day) => `2026-11-${22 + day}`);

/** A weekday more or less, Sunday first. */
export function toggled(days: readonly number[], day: number): number[] {
  const others = days.filter((one) => one !== day);
  return others.length < days.length ? others : [...days, day].sort((a, b) => a - b);
}
