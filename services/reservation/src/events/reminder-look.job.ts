import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { RemindBorrowers } from '../app/remind-borrowers';

/** Ordered when a booking's reminder was planned (store/reminders.ts); the key begins with the lender. */
@Job('reminder.look')
export class ReminderLookJob implements JobHandler<null> {
  constructor(private readonly reminding: RemindBorrowers) {}

  run({ key }: DueJob<null>, now: number, tx: Tx): Promise<void> {
    const [lenderId = ''] = key.split(':');
    return this.reminding.look(lenderId, tx, now);
  }
}
