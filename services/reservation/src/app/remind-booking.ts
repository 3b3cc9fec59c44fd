import { notFound, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { remindBooking } from '../domain/remind-booking';
import type { ShownBooking } from '../domain/shown-booking';
import { writer } from './callers';
import { BookingViews } from './ports';
import { BookingReminders, Reach, type Way } from './ports/booking-reminders';

export interface SentReminder {
  readonly shown: ShownBooking;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Ways in which the borrower is notified. Empty: the borrower cannot be reached by the product. */
  readonly ways: readonly Way[];
}

/** Reminds a borrower to return a booking that is late or due today, for a manager. */
@Injectable()
export class RemindBooking {
  constructor(
    private readonly views: BookingViews,
    private readonly reminders: BookingReminders,
    private readonly reach: Reach,
  ) {}

  async run(id: string, words: string, call: Call): Promise<SentReminder> {
    const viewer = writer(call.actor);
    const seen = await this.views.get(id, viewer, call.now);
    if (!seen) throw notFound('booking', id);
    const { borrowerId } = seen.booking;
    const { locale, ways } = await this.reach.of(borrowerId);
    const shown = await this.reminders.remind(id, viewer, call, (context) =>
      remindBooking(context, locale, words),
    );
    const at = shown.booking.remindedAt ?? call.now;
    return { shown, at, ways: borrowerId === viewer.userId ? [] : ways };
  }
}
