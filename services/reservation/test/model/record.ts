/**
 * Records of borrowers by brute force: every booking is looked at by itself. It imports no code of the product.
 */
export interface RecordedBooking {
  readonly lender: number;
  readonly isHourly: boolean;
  readonly startAt: number;
  /** The end when it was booked. */
  readonly agreedEndAt: number;
  /** Automatic extensions since, days. */
  readonly extendedDays: number;
  readonly handedOver: boolean;
  readonly returnedAt: number | null;
  readonly cancelled: boolean;
}

/** The lenders with which a borrower is connected, by their index. */
export interface Ties {
  readonly waits: readonly number[];
  readonly sharedGroups: readonly number[];
}

const DAY = 86_400_000;

const endOf = ({ agreedEndAt, extendedDays }: RecordedBooking): number => agreedEndAt + extendedDays * DAY;

/** @param managed returns true for a lender that manages hand-overs */
export function countRecord(
  bookings: readonly RecordedBooking[],
  { waits, sharedGroups }: Ties,
  viewer: { readonly lenders: readonly number[]; readonly self: boolean },
  managed: (lender: number) => boolean,
  now: number,
) {
  const isMissed = (one: RecordedBooking) =>
    managed(one.lender) && !one.handedOver && one.returnedAt === null && endOf(one) <= now;
  const real = bookings.filter((one) => !one.cancelled && !isMissed(one));
  const open = real.filter((one) => one.returnedAt === null);
  const tied = viewer.lenders.filter(
    (lender) =>
      waits.includes(lender) || sharedGroups.includes(lender) || open.some((one) => one.lender === lender),
  );
  if (!viewer.self && tied.length === 0) return null;
  let [ended, late, live] = [0, 0, 0];
  for (const one of real) {
    if (!viewer.self && !tied.includes(one.lender)) continue;
    if (one.returnedAt === null) live += 1;
    else if (now - one.returnedAt < 365 * DAY) {
      ended += 1;
      if (one.returnedAt > endOf(one) + (one.isHourly ? 15 * 60_000 : 0)) late += 1;
    }
  }
  const rate = ended < 5 ? null : Math.floor((late / ended) * 100 + 0.5);
  return { bookingsCount: live + ended, endedCount: ended, overdueRate: rate };
}
