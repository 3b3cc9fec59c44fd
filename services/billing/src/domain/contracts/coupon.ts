import { allow, DEFAULT_TIME_ZONE, refuse, type Verdict } from '@kashikari/kernel';
import { readUntil } from '../until';

/** A coupon that accounts redeem when they buy a plan. */
export interface IssuedCoupon {
  readonly code: string;
  readonly name: string;
  readonly percent: number;
  /** Months for which it lowers the price; null: as long as the plan lasts. */
  readonly months: number | null;
  /** Epoch milliseconds of business time; null: no end. */
  readonly expiresAt: number | null;
  /** Accounts that can still redeem it; null: any number. */
  readonly usesLeft: number | null;
}

/** The terms of a coupon as staff write them. */
export interface CouponDraft {
  readonly code: string;
  /** Empty: the code. */
  readonly name: string;
  readonly percent: number;
  readonly months: number | null;
  /** An instant, or a day that is included; empty: no end. */
  readonly until: string;
  readonly uses: number | null;
}

/** Characters of a coupon's name. */
export const MAX_COUPON_NAME = 60;

/** Format of a code, as in the REST contract. */
const CODE = /^[A-Z0-9][A-Z0-9-]{1,38}[A-Z0-9]$/;

const MAX_MONTHS = 120;
const MAX_USES = 1_000_000;

/** A code as it is stored, whatever the width and case in which a person typed it. */
export const couponCode = (typed: string): string => typed.normalize('NFKC').trim().toUpperCase();

/**
 * Reads the terms of a coupon. A day is one of {@link DEFAULT_TIME_ZONE}. Refuses `validation.format` for a code,
 * `validation.too_small` and `validation.too_large` for a number, `validation.too_long` for a name, `validation.instant` and
 * `subscription.until` for the end.
 */
export function draftCoupon(draft: CouponDraft, now: number): Verdict<IssuedCoupon> {
  const { percent, months, uses } = draft;
  const code = couponCode(draft.code);
  const name = draft.name.trim() || code;
  if (!CODE.test(code)) return refuse('validation.format', undefined, 'code');
  if (name.length > MAX_COUPON_NAME) return refuse('validation.too_long', { max: MAX_COUPON_NAME }, 'name');
  const numbers = [
    ['percent', percent, 100],
    ['months', months, MAX_MONTHS],
    ['uses', uses, MAX_USES],
  ] as const;
  for (const [field, value, max] of numbers) {
    if (value !== null && value < 1) return refuse('validation.too_small', { min: 1 }, field);
    if (value !== null && value > max) return refuse('validation.too_large', { max }, field);
  }
  const until = readUntil(draft.until, DEFAULT_TIME_ZONE);
  if (!until.ok) return until;
  const expiresAt = until.value;
  if (expiresAt !== null && expiresAt <= now) return refuse('subscription.until', undefined, 'until');
  return allow({ code, name, percent, months, expiresAt, usesLeft: uses });
}
