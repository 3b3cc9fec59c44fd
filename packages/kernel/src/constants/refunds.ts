/** One step of the cancellation terms of a priced booking. */
export interface RefundStep {
  /** Whole days from the cancellation to the first day, at least. */
  readonly daysBefore: number;
  /** Share of the price that is refunded, percent. */
  readonly percent: number;
}

/** Refund of a cancelled booking, the earliest cancellation first; the first step that applies counts. */
export const REFUND_STEPS = [
  { daysBefore: 3, percent: 90 },
  { daysBefore: 2, percent: 50 },
  { daysBefore: 1, percent: 20 },
  { daysBefore: 0, percent: 0 },
] as const satisfies readonly RefundStep[];

/** A full refund needs more than this many days from the cancellation to the first day. */
export const FULL_REFUND_OVER_DAYS = 3;

/** A full refund needs a cancellation within this many hours of the booking. */
export const FULL_REFUND_WITHIN_HOURS = 48;
