import type { Booking } from './booking';

/**
 * Phases of a booking. The passage of time writes nothing: `out`, `overdue` and `not_collected` are derived from the
 * clock.
 */
export const PHASES = [
  /** Reserved: not begun; or begun and not handed over, if the lender manages hand-overs. */
  'reserved',
  /** Begun and not returned, where the lender does not manage the hand-over. */
  'out',
  'handed_over',
  /** Out with its end past. */
  'overdue',
  /** Never handed over, and its end is past: not overdue, and nothing is charged. */
  'not_collected',
  /** Returned by the borrower; a manager has yet to confirm it. */
  'awaiting_receipt',
  'returned',
  'cancelled',
] as const;
export type Phase = (typeof PHASES)[number];

/** Acts on a booking; the names of `permissions` on the wire. */
export const ACTS = [
  'update',
  'extend',
  'cancel',
  'hand_over',
  'revert_hand_over',
  'return',
  'revert_return',
  'receive',
  'open_dispute',
  'close_dispute',
  'prepare',
  'revert_prepare',
] as const;
export type Act = (typeof ACTS)[number];

/** Refusals of an act in a phase; codes of the REST contract. */
type StateRefusal =
  | 'booking.not_started'
  | 'booking.started'
  | 'booking.cancelled'
  | 'booking.already_returned'
  | 'booking.not_returned'
  | 'booking.handed_over'
  | 'booking.not_handed_over'
  | 'booking.not_collected'
  | 'booking.not_reserved';

/** Refusals for phases that are out, finished or canceled. */
const unpreparable = { prepare: 'booking.not_reserved', revert_prepare: 'booking.not_reserved' } as const;

const cancelled = {
  update: 'booking.cancelled',
  extend: 'booking.cancelled',
  cancel: 'booking.cancelled',
  hand_over: 'booking.cancelled',
  revert_hand_over: 'booking.cancelled',
  return: 'booking.cancelled',
  revert_return: 'booking.cancelled',
  receive: 'booking.cancelled',
  open_dispute: 'may',
  close_dispute: 'may',
  ...unpreparable,
} as const satisfies Row;

const returned = {
  update: 'booking.already_returned',
  extend: 'booking.already_returned',
  cancel: 'booking.already_returned',
  hand_over: 'booking.already_returned',
  revert_hand_over: 'booking.already_returned',
  return: 'booking.already_returned',
  revert_return: 'may',
  receive: 'booking.already_returned',
  open_dispute: 'may',
  close_dispute: 'may',
  ...unpreparable,
} as const satisfies Row;

const reserved = {
  update: 'may',
  extend: 'may',
  cancel: 'may',
  hand_over: 'may',
  revert_hand_over: 'booking.not_handed_over',
  return: 'booking.not_started',
  revert_return: 'booking.not_returned',
  receive: 'booking.not_returned',
  open_dispute: 'may',
  close_dispute: 'may',
  prepare: 'may',
  revert_prepare: 'may',
} as const satisfies Row;

const out = {
  ...reserved,
  cancel: 'booking.started',
  return: 'may',
} as const satisfies Row;

type Row = Record<Act, 'may' | StateRefusal>;

/** Every act in every phase: whether the state allows it, and the code of its refusal if not. */
export const MOVES: Record<Phase, Row> = {
  reserved,
  out,
  handed_over: { ...out, ...unpreparable, hand_over: 'booking.handed_over', revert_hand_over: 'may' },
  overdue: { ...out, ...unpreparable, hand_over: 'booking.handed_over', revert_hand_over: 'may' },
  not_collected: {
    ...reserved,
    ...unpreparable,
    extend: 'booking.not_collected',
    hand_over: 'booking.not_collected',
  },
  awaiting_receipt: { ...returned, receive: 'may' },
  returned,
  cancelled,
};

/** Fields that determine the phase of a booking. */
type Progress = Pick<Booking, 'cancelledAt' | 'returnedAt' | 'awaitsReceipt' | 'handedOverAt' | 'span'>;

/** The phase of a booking at an instant, under the lender's way of handing over. */
export function phaseOf(booking: Progress, now: number, managesHandOver: boolean): Phase {
  if (booking.cancelledAt !== null) return 'cancelled';
  if (booking.returnedAt !== null) return booking.awaitsReceipt ? 'awaiting_receipt' : 'returned';
  const past = now >= booking.span.until;
  if (booking.handedOverAt !== null) return past ? 'overdue' : 'handed_over';
  if (managesHandOver) return past ? 'not_collected' : 'reserved';
  if (now < booking.span.from) return 'reserved';
  return past ? 'overdue' : 'out';
}

/** The states of the REST contract. */
export type WireState = 'reserved' | 'handed_over' | 'overdue' | 'returned' | 'cancelled';

export const WIRE_STATE: Record<Phase, WireState> = {
  reserved: 'reserved',
  out: 'reserved',
  handed_over: 'handed_over',
  overdue: 'overdue',
  not_collected: 'reserved',
  awaiting_receipt: 'returned',
  returned: 'returned',
  cancelled: 'cancelled',
};

/**
 * Returns true if the borrower has the units: begun (or handed over, if the lender manages hand-overs) and not
 * returned.
 */
export function isOut(phase: Phase): boolean {
  return phase === 'out' || phase === 'handed_over' || phase === 'overdue';
}
