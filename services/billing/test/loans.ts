import type { Loan, PriceRevision } from '../src/domain/loan';

/** Moment of the booking in tests, epoch milliseconds. */
export const BOOKED_AT = Date.parse('2027-01-01T00:00:00Z');

/** A price of whole yen, so many minutes after the booking. */
export const revision = (total: number, minutes = 0, refundPercent = 100): PriceRevision => ({
  at: BOOKED_AT + minutes * 60_000,
  total,
  lines: [{ kind: 'day', count: 1, unitPrice: total, quantity: 1, amount: total }],
  refundPercent,
});

/** A booking of 10 January 2027 in Tokyo with its prices. */
export function loanOf(revisions: readonly PriceRevision[], more: Partial<Loan> = {}): Loan {
  return {
    ...{ bookingId: '00000000-0000-7000-8000-000000000001', version: revisions.length },
    ...{ payerId: '00000000-0000-7000-8000-0000000000a1', payeeId: '00000000-0000-7000-8000-0000000000b1' },
    ...{ goodId: '00000000-0000-7000-8000-0000000000c1', goodTitle: 'カメラ', state: 'reserved' },
    startAt: Date.parse('2027-01-09T15:00:00Z'),
    endAt: Date.parse('2027-01-10T15:00:00Z'),
    ...{ startDate: '2027-01-10', endDate: '2027-01-10', zone: 'Asia/Tokyo', delayedFrom: null },
    ...{
      cancelledAt: null,
      overAt: null,
      disputed: false,
      bookedBy: null,
      byCard: false,
      charge: { revisions, refundPercent: null },
    },
    ...more,
  };
}

/** The same booking, cancelled so many minutes after it was made. */
export const cancelled = (loan: Loan, minutes: number, refundPercent: number): Loan => ({
  ...{ ...loan, version: loan.version + 1, state: 'cancelled', cancelledAt: BOOKED_AT + minutes * 60_000 },
  charge: { ...loan.charge, refundPercent },
});
