import { SETS, wordOf, type reservationEvents } from '@kashikari/contracts';
import type { PriceLine } from '@kashikari/pricing';
import type { Loan, LoanState, ReturnCharge } from '../domain/loan';

/** A priced booking of a message; undefined for one that costs nothing. */
export function loanOf(booking: reservationEvents.BookingChanged): Loan | undefined {
  const { charge, startAt, endAt } = booking;
  if (!charge || charge.revisions.length === 0 || !startAt || !endAt) return undefined;
  const isCancelled = booking.state === 'cancelled';
  const cancelledAt = isCancelled ? (booking.cancelledAt ?? booking.changedAt ?? startAt).getTime() : null;
  return {
    ...{ bookingId: booking.id, version: booking.version },
    ...{ payerId: booking.borrowerId, payeeId: booking.lenderId },
    ...{ goodId: booking.goodId, goodTitle: booking.goodTitle, state: booking.state as LoanState },
    ...{ startAt: startAt.getTime(), endAt: endAt.getTime(), cancelledAt },
    ...{ startDate: booking.startDate || null, endDate: booking.endDate || null, zone: booking.timeZone },
    delayedFrom: booking.delayedFrom?.getTime() ?? null,
    ...{ overAt: overAtOf(booking), disputed: booking.disputed },
    ...{ bookedBy: booking.bookedBy || null, byCard: charge.byCard },
    charge: {
      revisions: charge.revisions.map(({ at, total, lines, refundPercent }) => ({
        ...{ at: (at ?? startAt).getTime(), total, refundPercent, lines: lines.map(lineOf) },
      })),
      refundPercent: isCancelled ? (charge.refundPercent ?? null) : null,
      ...(charge.atReturn && { atReturn: returnOf(charge.atReturn, endAt) }),
    },
  };
}

function overAtOf(booking: reservationEvents.BookingChanged): number | null {
  if (booking.state !== 'returned' || booking.awaitsReceipt) return null;
  return (booking.returnedAt ?? booking.changedAt)?.getTime() ?? null;
}

const returnOf = ({ at, lines, ...amounts }: reservationEvents.ReturnCharge, endAt: Date): ReturnCharge => ({
  ...{ ...amounts, at: (at ?? endAt).getTime(), lines: lines.map(lineOf) },
});

const lineOf = ({ kind, ...line }: reservationEvents.PriceLine): PriceLine => ({
  ...line,
  kind: wordOf(SETS.priceLineKind, kind),
});
