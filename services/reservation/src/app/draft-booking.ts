import { checkCreate, newBooking, type NewBooking } from '../domain/create-booking';
import type { Verdict } from '@kashikari/kernel';
import type { Draft, Terms } from './ports';

/**
 * Drafts a booking by the rules for members and for managers. The database decides which of them the caller is.
 * @param ruledAt time by which the calendar rules apply; for an offer the time of the offer, so that it remains valid
 */
export function draftBooking(wanted: NewBooking, terms: Terms, now: number, ruledAt = now): Draft {
  const { good, lender } = terms;
  const asMember = checkCreate(wanted, good, lender, false, ruledAt);
  const asManager = asMember.ok ? asMember : checkCreate(wanted, good, lender, true, ruledAt);
  return {
    goodId: good.id,
    borrowerId: wanted.borrowerId,
    terms,
    booking: asManager.ok ? newBooking(wanted, good, lender, now) : null,
    memberRefusal: asMember.ok ? null : asMember.refusal,
    managerRefusal: asManager.ok ? null : asManager.refusal,
  };
}

/** A draft that is refused to everybody where a rule about all that are booked together says so. */
export function refusedBy(verdict: Verdict<null>, draft: Draft): Draft {
  if (verdict.ok) return draft;
  return { ...draft, booking: null, memberRefusal: verdict.refusal, managerRefusal: verdict.refusal };
}
