import { checkOpening, checkRange, claimOf, type BookingRange } from '@kashikari/availability';
import { allow, contains, containsInstant, refuse, type Verdict } from '@kashikari/kernel';
import { unitsHeld, type Booking } from './booking';
import { callerMay, stateAllows, stateParams } from './gate';
import { openingOf, termsOf } from './good';
import { currentPrice } from './charge';
import { repriced } from './charge-of-booking';
import { changed, type Change, type BookingContext } from './booking-context';

/** Changes of a booking; absent fields stay. */
export interface BookingPatch {
  readonly asked?: BookingRange;
  readonly quantity?: number;
  readonly memo?: string;
  /** Refuses `stale` when it is not the current one. */
  readonly ifVersion?: number;
  /** Yen that the person was shown. */
  readonly expectedTotal?: number | undefined;
}

/** Dates and quantity: borrowers where the lender lets them. The memo is always theirs. */
export function mayUpdate(context: BookingContext): Verdict<null> {
  const may = callerMay(context, context.lender.allowManageByUser);
  if (!may.ok) return may;
  const state = stateAllows('update', context);
  return state.ok ? allow(null) : state;
}

/** Moves a booking, changes its quantity or its memo. What has begun can only be made shorter, or extended. */
export function updateBooking(context: BookingContext, patch: BookingPatch): Verdict<Change> {
  const { booking } = context;
  if (patch.ifVersion !== undefined && patch.ifVersion !== booking.version) {
    return refuse('stale', { version: booking.version });
  }
  const moves = patch.asked !== undefined && !sameRange(patch.asked, booking.asked);
  const counts = patch.quantity !== undefined && patch.quantity !== booking.quantity;
  const may = moves || counts ? mayUpdate(context) : mayNote(context);
  if (!may.ok) return may;
  const memo = patch.memo ?? booking.memo;
  if (!moves && !counts) return allow(changed(context, 'noted', { memo }));

  const quantity = patch.quantity ?? booking.quantity;
  const enough = counts ? checkQuantity(context, quantity) : allow(null);
  if (!enough.ok) return enough;
  const range = moves ? movedRange(context, patch.asked) : allow({});
  if (!range.ok) return range;
  const after: Booking = { ...booking, ...range.value, quantity, memo, preparedAt: null };
  const charge = repriced(context, after);
  if (!charge.ok) return charge;
  const total = charge.value ? currentPrice(charge.value).total : 0;
  if (patch.expectedTotal !== undefined && patch.expectedTotal !== total)
    return refuse('booking.price_changed', { total }, 'expected_total');
  const needs = {
    ...needOf(booking, after, context.now),
    recountsLimit: moves && !context.caller.manages,
  };
  return allow(changed(context, 'updated', { ...after, charge: charge.value }, needs));
}

function mayNote(context: BookingContext): Verdict<null> {
  const may = callerMay(context, true);
  if (!may.ok) return may;
  const state = stateAllows('update', context);
  return state.ok ? allow(null) : state;
}

function checkQuantity(context: BookingContext, quantity: number): Verdict<null> {
  const { booking, good, now } = context;
  if (quantity < 1) return refuse('validation', { least: 1 }, 'quantity');
  if (quantity > booking.quantity && quantity > good.quantity) {
    return refuse('booking.quantity', { max: good.quantity }, 'quantity');
  }
  const state = stateAllows('update', context);
  if (state.ok && now >= booking.span.from) return refuse('booking.started', stateParams(state.value));
  return allow(null);
}

type Range = Pick<Booking, 'asked' | 'span' | 'claim' | 'agreedUntil'> &
  Partial<Pick<Booking, 'delayedFrom'>>;

function movedRange(context: BookingContext, asked: BookingRange): Verdict<Range> {
  const { booking, good, lender, caller, now } = context;
  const state = stateAllows('update', context);
  if (!state.ok) return state;
  const begun = now >= booking.span.from;
  if (begun && isShorter(booking, asked, now)) return allow(shortened(booking, asked));
  const movable = state.value === 'reserved' || state.value === 'not_collected';
  if (!movable || booking.parts.length > 0 || (begun && !caller.manages)) {
    return refuse('booking.started', stateParams(state.value));
  }
  // The unit in which it was made, the zone and the margin are frozen; the longest time is today's.
  const terms = { ...termsOf(good, lender), ...booking.terms, isHourly: booking.asked.unit === 'hour' };
  const range = checkRange(asked, terms, now);
  if (!range.ok) return range;
  if (!caller.manages) {
    if (!caller.borrowerMayBook) return refuse('booking.not_a_member');
    const open = checkOpening(asked, openingOf(good, lender), terms.zone, now);
    if (!open.ok) return open;
  }
  const { span, claim } = claimOf(asked, booking.terms, now);
  // Dates that a person has chosen are agreed, whatever the previous start.
  return allow({ asked, span, claim, agreedUntil: span.until, delayedFrom: null });
}

/** Same start, an earlier end that is not past yet. */
function isShorter(booking: Booking, asked: BookingRange, now: number): boolean {
  if (asked.unit !== booking.asked.unit) return false;
  const { span } = claimOf(asked, booking.terms, booking.claim.from);
  return span.from === booking.span.from && span.until < booking.span.until && span.until > now;
}

function shortened(booking: Booking, asked: BookingRange): Range {
  const { span, claim } = claimOf(asked, booking.terms, booking.claim.from);
  return { asked, span, claim, agreedUntil: Math.min(booking.agreedUntil, span.until) };
}

/**
 * Returns the need for units. An extended range or a higher quantity is checked over its whole claim, like a new
 * booking. A change within the old range and quantity needs no units, so bookings of an overcommitted good can still be
 * reduced.
 */
function needOf(before: Booking, after: Booking, now: number): Pick<Change, 'need'> {
  if (after.quantity <= before.quantity && contains(before.claim, after.claim)) return {};
  return {
    need: { parts: [after.claim], quantity: unitsHeld(after), containsNow: containsInstant(after.span, now) },
  };
}

function sameRange(a: BookingRange, b: BookingRange): boolean {
  if (a.unit === 'day' && b.unit === 'day') return a.startDate === b.startDate && a.endDate === b.endDate;
  return a.unit === 'hour' && b.unit === 'hour' && a.startAt === b.startAt && a.endAt === b.endAt;
}
