import { fits, MAX_MOVED, FARTHEST_MOVE_DAYS, solveChain, type Occupant } from '@kashikari/availability';
import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { occupantsOf } from './auto-extend';
import type { Booking } from './booking';
import { extendBooking, type Extension } from './extend-booking';
import { openingOf } from './good';
import { isWaiting, takenBy, waitingOf, type Line } from './line';
import { movedInLine } from './move-in-line';
import type { Change, BookingContext } from './booking-context';

/** Effects of an extension over others: the extended booking, and the bookings that move, before and after. */
export interface Cascade {
  readonly extended: Change;
  readonly moves: readonly { readonly before: Booking; readonly change: Change }[];
}

/**
 * Extends a booking over those behind it, for a manager. Bookings that have not begun are moved as by auto-delay.
 * Bookings that are out, or returned with their margin running, never move, and block it as they block any extension.
 */
export function extendOver(context: BookingContext, by: Extension, line: Line): Verdict<Cascade> {
  if (!context.caller.manages) return refuse('booking.manager_only');
  const longer = extendBooking(context, by);
  if (!longer.ok) return longer;
  const extended = longer.value;
  const others = line.bookings.filter(({ id }) => id !== extended.booking.id);
  const staying = others.filter((booking) => !isWaiting(booking, line));
  const room = roomBeside(extended, occupantsOf({ ...line, bookings: staying }, extended.booking.id), line);
  if (!room.ok) return room;

  const chain = solveChain({
    quantity: line.good.quantity,
    opening: openingOf(line.good, line.lender),
    now: line.now,
    fixed: [...staying.map(takenBy), ...line.kept, takenBy(extended.booking)],
    added: [extended.booking.claim],
    waiting: others.filter((booking) => isWaiting(booking, line)).map(waitingOf),
    displaced: new Set(),
  });
  if (!chain.ok) {
    const params = { why: chain.why, most: MAX_MOVED, farthest_days: FARTHEST_MOVE_DAYS };
    return refuse('booking.unavailable', params);
  }
  const byId = new Map(others.map((booking) => [booking.id, booking]));
  const moves = chain.moves.map((move) => {
    const before = byId.get(move.id) as Booking;
    return { before, change: movedInLine(before, move, line.now) };
  });
  return allow({ extended, moves });
}

/** Returns the maximum number of days, up to `most`, by which it can be extended without moving another booking. */
export function daysThatFit(context: BookingContext, most: number, line: Line): number {
  const occupants = occupantsOf(line, context.booking.id);
  for (let days = 1; days <= most; days += 1) {
    const longer = extendBooking(context, { days });
    // Too short to end after now is no obstacle: a longer one may.
    if (!longer.ok && longer.refusal.code === 'booking.in_the_past') continue;
    if (!longer.ok || !roomBeside(longer.value, occupants, line).ok) return days - 1;
  }
  return most;
}

function roomBeside({ need }: Change, occupants: readonly Occupant[], { good }: Line): Verdict<unknown> {
  return need ? fits(need, occupants, good) : allow(null);
}
