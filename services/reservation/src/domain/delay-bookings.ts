import { solveChain } from '@kashikari/availability';
import { containsInstant } from '@kashikari/kernel';
import type { Booking } from './booking';
import { openingOf } from './good';
import { holdsNow, isOverdue, isWaiting, takenBy, waitingOf, type Line } from './line';
import { movedInLine } from './move-in-line';
import { changed, type Change } from './booking-context';

/**
 * Moves bookings that start at `startAt` while units are late. The oldest get the available units. The others move to
 * the next open day, and the bookings behind them as far as necessary. If the chain is too long, no booking moves. The
 * lender is then notified of each booking without units ('not_delayed').
 */
export function delayBookings(line: Line, startAt: number): Change[] {
  const { good, lender, bookings, now } = line;
  // Nothing moves unless a booking is late: if there are too many bookings for other reasons, the lender decides.
  if (lender.disableAutoDelay || !bookings.some((booking) => isOverdue(booking, line))) return [];
  const starting = bookings.filter((booking) => isStarting(booking, startAt, line));
  const without = findNothing(starting, line);
  if (without.length === 0) return [];

  const displaced = new Set(without.map(({ id }) => id));
  const movable = (booking: Booking) => displaced.has(booking.id) || isWaiting(booking, line);
  const chain = solveChain({
    quantity: good.quantity,
    opening: openingOf(good, lender),
    now,
    fixed: [...bookings.filter((booking) => !movable(booking)).map(takenBy), ...line.kept],
    added: [],
    waiting: bookings.filter(movable).map(waitingOf),
    displaced,
  });
  if (!chain.ok) return without.map((booking) => changed({ booking, now }, 'not_delayed', {}));
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  return chain.moves.map((move) => movedInLine(byId.get(move.id) as Booking, move, now));
}

/** Begins at that instant, which has come and whose use is not over; not handed over, and nothing of it is back. */
function isStarting(
  { span, parts, returnedAt, handedOverAt, live }: Booking,
  startAt: number,
  { now }: Line,
): boolean {
  const running = span.from === startAt && startAt <= now && now < span.until;
  return running && live && returnedAt === null && handedOverAt === null && parts.length === 0;
}

/** Returns the bookings for which no units are available now; the oldest are served first. */
function findNothing(starting: readonly Booking[], line: Line): Booking[] {
  const oldestFirst = [...starting].sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  const others = [
    ...line.bookings.filter((booking) => !starting.includes(booking) && holdsNow(booking, line)).map(takenBy),
    ...line.kept.filter(({ claim }) => containsInstant(claim, line.now)),
  ];
  let there = line.good.quantity - others.reduce((sum, { quantity }) => sum + quantity, 0);
  return oldestFirst.filter(({ quantity }) => {
    if (quantity > there) return true;
    there -= quantity;
    return false;
  });
}
