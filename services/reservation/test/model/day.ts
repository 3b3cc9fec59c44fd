/**
 * A lender's day, modeled from bookings and local time alone. It queries `Intl` for the local day and imports no code
 * of the product.
 */
export interface LentBooking {
  readonly startAt: number;
  readonly endAt: number;
  readonly handedOverAt: number | null;
  readonly returnedAt: number | null;
  /** True if its borrower returned it and the return is not confirmed. */
  readonly awaitsReceipt: boolean;
  readonly cancelledAt: number | null;
  readonly disputed: boolean;
  readonly overcommitted: boolean;
}

/** A lender and a moment. */
export interface Desk {
  readonly zone: string;
  readonly now: number;
  /** True if goods are out once handed over, and not by the clock. */
  readonly handsOver: boolean;
}

export type Place = 'late' | 'check' | 'due' | 'starts' | 'settled';

const walls = new Map<string, Intl.DateTimeFormat>();

/** The day on the wall, `YYYY-MM-DD`. */
function dayOnWall(instant: number, zone: string): string {
  let wall = walls.get(zone);
  if (!wall) {
    wall = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    walls.set(zone, wall);
  }
  return wall.format(instant);
}

/** Returns the part of a day to which a booking belongs; null if it belongs to none. */
export function placeOf(lent: LentBooking, { zone, now, handsOver }: Desk, date: string): Place | null {
  const on = (instant: number | null) => instant !== null && dayOnWall(instant, zone) === date;
  const isToday = on(now);
  const isOpen = lent.cancelledAt === null && lent.returnedAt === null;
  const isGone = handsOver ? lent.handedOverAt !== null : lent.startAt <= now || lent.handedOverAt !== null;
  const isPast = lent.endAt <= now;
  if (isToday) {
    if (isOpen && isGone && isPast) return 'late';
    const notCollected = isOpen && !isGone && isPast;
    const back = lent.cancelledAt === null && lent.returnedAt !== null && lent.awaitsReceipt;
    if (lent.disputed || lent.overcommitted || notCollected || back) return 'check';
  }
  if (lent.cancelledAt !== null) return null;
  const wasOut = isToday ? isGone : dayOnWall(lent.startAt, zone) < date;
  if (isOpen && wasOut && on(lent.endAt - 1)) return 'due';
  if (isOpen && on(lent.startAt) && !(handsOver && lent.handedOverAt !== null)) return 'starts';
  return on(lent.returnedAt) || on(lent.handedOverAt) ? 'settled' : null;
}
