import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { dueReminder, nextLook, type Remindable } from '../domain/reminder';
import { Reminders, type Look, type PlanOrder } from './ports/reminders';

/** Reminds borrowers of what begins and what is to be returned tomorrow, and of what is late (spec section 9). */
@Injectable()
export class RemindBorrowers {
  constructor(private readonly reminders: Reminders) {}

  /** The eve of a booking is near, or it was made or changed after that. */
  async plan(order: PlanOrder, tx: Tx, now: number): Promise<void> {
    await this.reminders.plan(tx, order, now, nextLook);
  }

  /** The time has come at which a lender's reminders leave. */
  async look(lenderId: string, tx: Tx, now: number): Promise<void> {
    await this.reminders.look(tx, lenderId, now, (subject) => lookAt(subject, now));
  }
}

function lookAt(subject: Remindable, now: number): Look {
  return { kind: dueReminder(subject, now), next: nextLook(subject, now) };
}
