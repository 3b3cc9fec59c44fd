import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { RemindBorrowers } from '../app/remind-borrowers';
import { readDueKey } from '../domain/due-key';

/** Ordered by the database for every booking (sql/order-reminders.sql). */
@Job('reminder.plan')
export class ReminderPlanJob implements JobHandler<null> {
  constructor(private readonly reminding: RemindBorrowers) {}

  run({ key, dueAt }: DueJob<null>, now: number, tx: Tx): Promise<void> {
    return this.reminding.plan({ bookingId: readDueKey(key).bookingId, at: dueAt }, tx, now);
  }
}
