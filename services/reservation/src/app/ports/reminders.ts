import type { Tx } from '@kashikari/platform/tx';
import type { Remindable, ReminderKind } from '../../domain/reminder';

/** When a booking is to be looked at next, seen from a moment, epoch milliseconds; null for never. */
export type NextLook = (subject: Remindable, at: number) => number | null;

/** A booking whose reminders are to be planned, and the moment for which that was ordered. */
export interface PlanOrder {
  readonly bookingId: string;
  readonly at: number;
}

/** What is told of a booking at this moment, and when it is looked at next. */
export interface Look {
  readonly kind: ReminderKind | null;
  readonly next: number | null;
}

/** Keeps when each booking is to be looked at, and orders the looks; set by set, never booking by booking. */
export abstract class Reminders {
  /**
   * Notes when this booking, and others whose order has come as well, are to be looked at: each as seen from the moment
   * for which it was ordered, so that what is late by an outage still goes.
   */
  abstract plan(tx: Tx, first: PlanOrder, now: number, rule: NextLook): Promise<void>;

  /** Looks at all bookings of a lender that are due, and tells each borrower once of each kind. */
  abstract look(tx: Tx, lenderId: string, now: number, rule: (subject: Remindable) => Look): Promise<void>;

  /** A manager has reminded the borrower of this booking: nothing is sent of it by itself on that day of the lender's. */
  abstract reminded(tx: Tx, bookingId: string, now: number, rule: NextLook): Promise<void>;

  /** A lender's reminders leave at other times: notes anew when its bookings are to be looked at. */
  abstract replan(tx: Tx, lenderId: string, now: number, rule: NextLook): Promise<void>;
}
