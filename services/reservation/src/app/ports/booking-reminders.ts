import type { Call, Locale, Verdict } from '@kashikari/kernel';
import type { BookingContext } from '../../domain/booking-context';
import type { AskedReminder } from '../../domain/remind-booking';
import type { ShownBooking } from '../../domain/shown-booking';
import type { Reader } from './messages';

/** A channel by which a message reaches a user. */
export type Way = 'email' | 'push';

/** The language of a person, and the ways by which a message would reach them now. */
export interface MessageReach {
  readonly locale: Locale;
  readonly ways: readonly Way[];
}

/** Queries notify for the channels that reach a user. */
export abstract class Reach {
  abstract of(userId: string): Promise<MessageReach>;
}

/** Reminders that managers send. */
export abstract class BookingReminders {
  /**
   * Writes what a rule says with its message, in one transaction, alone on the good of the booking. The automatic overdue
   * reminder of that day is not sent after it. @throws DomainError
   */
  abstract remind(
    id: string,
    reader: Reader,
    call: Call,
    rule: (context: BookingContext) => Verdict<AskedReminder>,
  ): Promise<ShownBooking>;
}
