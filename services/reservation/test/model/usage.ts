/**
 * Statistics of lending by brute force: every booking is laid on the calendar of its lender day by day. It uses
 * bookings from the gRPC API and a clock, and imports no code of the product.
 */
export interface CountedBooking {
  readonly goodId: string;
  readonly startAt: number;
  readonly endAt: number;
  readonly isHourly: boolean;
  readonly quantity: number;
  readonly handedOverAt: number | null;
  readonly returnedAt: number | null;
  readonly cancelledAt: number | null;
  /** Units that were returned before the rest, with the time of return. */
  readonly parts: readonly { readonly quantity: number; readonly returnedAt: number }[];
}

export interface UsageCounts {
  lent: number;
  daysOut: number;
  onTime: number;
  late: number;
  ended: number;
}

export type KeyOf = (booking: CountedBooking, day: string) => string;

const DAY = 86_400_000;

/** @param within returns true for a day `YYYY-MM-DD` in the requested months */
export function countUsage(
  bookings: readonly CountedBooking[],
  keyOf: KeyOf,
  zone: string,
  managed: boolean,
  now: number,
  within: (day: string) => boolean,
): Map<string, UsageCounts> {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  const counted = new Map<string, UsageCounts>();
  const at = (booking: CountedBooking, day: string) => {
    const key = keyOf(booking, day);
    const known = counted.get(key) ?? { lent: 0, daysOut: 0, onTime: 0, late: 0, ended: 0 };
    counted.set(key, known);
    return known;
  };
  for (const booking of bookings) {
    const { startAt, endAt, handedOverAt, returnedAt } = booking;
    const wasOut = handedOverAt !== null || returnedAt !== null || (!managed && startAt <= now);
    if (booking.cancelledAt !== null || (managed && !wasOut && endAt <= now)) continue;
    if (within(wall.format(startAt))) at(booking, wall.format(startAt)).lent += 1;
    const last = wall.format(endAt - 1);
    if (endAt <= now && within(last)) {
      const limit = endAt + (booking.isHourly ? 900_000 : 0);
      const line = at(booking, last);
      line.ended += 1;
      if (returnedAt !== null && returnedAt <= limit) line.onTime += 1;
      else line.late += 1;
    }
    if (!wasOut) continue;
    const since = Math.max(startAt, handedOverAt ?? startAt);
    const rest = booking.parts.reduce((units, part) => units - part.quantity, booking.quantity);
    for (const { quantity, returnedAt: until } of [...booking.parts, { quantity: rest, returnedAt }]) {
      const end = Math.max(since, Math.min(until ?? now, now) - 1);
      const days = new Set<string>();
      for (let moment = since; moment <= end; moment += DAY / 8) days.add(wall.format(moment));
      days.add(wall.format(end));
      for (const day of days) if (within(day)) at(booking, day).daysOut += quantity;
    }
  }
  return counted;
}
