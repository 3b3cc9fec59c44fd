import { checkOpening, checkRange, claimOf, QUARTER_HOUR, type BookingRange } from '@kashikari/availability';
import { allow, dayOf, isScanOf, refuse, unwrap, type Verdict } from '@kashikari/kernel';
import type { Booking, Method } from './booking';
import { newCharge, priceFor } from './charge';
import { openingOf, termsOf, type Good, type Lender } from './good';

/** A booking request. */
export interface NewBooking {
  readonly id: string;
  readonly asked: BookingRange;
  readonly quantity: number;
  readonly borrowerId: string;
  readonly memo: string;
  readonly method: Method;
  /** The caller: the borrower, or the person who books for them. */
  readonly bookedBy: string;
  /** True if a member card made the request. */
  readonly byCard: boolean;
  /** Yen that the person was shown; absent where nothing was. */
  readonly expectedTotal?: number | undefined;
  /** True if it is free regardless of its price, because it was paid before it was recorded here. */
  readonly free?: boolean;
  readonly seriesId?: string;
  /** The scanned code, for goods that can be booked only by scanning. */
  readonly scannedCode?: string;
  /** SHA-256 of the label code in `scannedCode`; absent if it has none. */
  readonly scannedHash?: string;
}

/**
 * Every rule that can be answered without looking at other bookings; what is left is who the person is to the good, the
 * borrower's limit, and room. Managers pass over the lender's rules, over `restricted` and over the scan; the rest holds for all.
 */
export function checkCreate(
  wanted: NewBooking,
  good: Good,
  lender: Lender,
  manages: boolean,
  now: number,
): Verdict<null> {
  const { asked, quantity } = wanted;
  if (good.restrictReservation && !manages) return refuse('booking.restricted');
  if (good.onlyScanBooking && !manages && !isScanOf(wanted.scannedCode, good, wanted.scannedHash))
    return refuse('booking.scan_only');
  if (good.forReferenceOnly) return refuse('booking.reference_only');
  const range = checkRange(asked, termsOf(good, lender), now);
  if (!range.ok) return range;
  if (wanted.method === 'takeout' && !startsNow(asked, lender.zone, now))
    return refuse('booking.not_now', {}, asked.unit === 'day' ? 'start_date' : 'start_at');
  if (!Number.isInteger(quantity) || quantity < 1) return refuse('validation', { least: 1 }, 'quantity');
  if (quantity > good.quantity) return refuse('booking.quantity', { max: good.quantity }, 'quantity');
  const open = manages ? allow(null) : checkOpening(asked, openingOf(good, lender), lender.zone, now);
  if (!open.ok) return open;
  const price = priceFor(good, wanted);
  return price.ok ? allow(null) : price;
}

/**
 * Returns true if a range starts on the lender's current day, or by the hour within a quarter of an hour. `checkRange`
 * has rejected earlier starts. A `takeout` with a later start is rejected, so every stored one was borrowed on the
 * spot.
 */
function startsNow(asked: BookingRange, zone: string, now: number): boolean {
  return asked.unit === 'day' ? asked.startDate <= dayOf(now, zone) : asked.startAt <= now + QUARTER_HOUR;
}

/** Builds the booking that results if there is no conflict; zone, margin and prices are frozen in it. */
export function newBooking(wanted: NewBooking, good: Good, lender: Lender, now: number): Booking {
  const terms = { zone: lender.zone, marginDays: wanted.asked.unit === 'day' ? good.marginDays : 0 };
  const { span, claim } = claimOf(wanted.asked, terms, now);
  return {
    id: wanted.id,
    version: 1,
    goodId: good.id,
    lenderId: good.ownerId,
    borrowerId: wanted.borrowerId,
    quantity: wanted.quantity,
    parts: [],
    asked: wanted.asked,
    terms,
    span,
    agreedUntil: span.until,
    delayedFrom: null,
    claim,
    claimBeforeReturn: null,
    live: true,
    preparedAt: null,
    handedOverAt: null,
    remindedAt: null,
    returnedAt: null,
    awaitsReceipt: false,
    receivedAt: null,
    cancelledAt: null,
    dispute: null,
    memo: wanted.memo,
    method: wanted.method,
    bookedBy: wanted.bookedBy,
    charge: newCharge(good.prices, unwrap(priceFor(good, wanted)), wanted.byCard, now),
    seriesId: wanted.seriesId ?? null,
    createdAt: now,
    updatedAt: now,
  };
}
