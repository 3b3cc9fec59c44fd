import type { Tx } from '@kashikari/platform/tx';
import type { Remindable, ReminderKind } from '../../domain/reminder';

/** Returns the time of the next check of a booking as of a moment, epoch milliseconds; null for never. */
export type NextLook = (subject: Remindable, at: number) => number | null;

/** A booking whose reminders are to be planned, and the moment for which that was ordered. */
export interface PlanOrder {
  readonly bookingId: string;
  readonly at: number;
}

/** The reminder that is due for a booking now, and the time of its next check. */
export interface Look {
  readonly kind: ReminderKind | null;
  readonly next: number | null;
}

/** Stores the time of each booking's next check and enqueues the checks; in sets, never booking by booking. */
export abstract class Reminders {
  /**
   * Schedules the next check of this booking, and of others whose job is due as well. Each is computed as of the time
   * for which its job was enqueued, so that reminders delayed by an outage are still sent.
   */
  abstract plan(tx: Tx, first: PlanOrder, now: number, rule: NextLook): Promise<void>;

  /** Checks all due bookings of a lender, and reminds each borrower once of each kind. */
  abstract look(tx: Tx, lenderId: string, now: number, rule: (subject: Remindable) => Look): Promise<void>;

  /** A manager has reminded the borrower of this booking: nothing is sent of it by itself on that day of the lender's. */
  abstract reminded(tx: Tx, bookingId: string, now: number, rule: NextLook): Promise<void>;

  /** Reschedules the checks of a lender's bookings after its reminder times have changed. */
  abstract replan(tx: Tx, lenderId: string, now: number, rule: NextLook): Promise<void>;
}
