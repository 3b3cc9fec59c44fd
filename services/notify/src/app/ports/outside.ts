import type { Locale } from '@kashikari/kernel';

export interface Contact {
  readonly userId: string;
  readonly name: string;
  /** Empty for a member card. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly locale: Locale;
  readonly timeZone: string;
}

/** Somebody to whom a mail tells what was written about a booking, from a message on. */
export interface ThreadRecipient {
  readonly bookingId: string;
  readonly userId: string;
  readonly sinceId: string;
}

/** What somebody wrote. */
export interface Quote {
  readonly authorName: string;
  readonly body: string;
}

/** What is written about bookings. */
export abstract class Threads {
  /** What each of these has not read yet, in step; nothing where all is read. */
  abstract unread(asked: readonly ThreadRecipient[]): Promise<Quote[][]>;
}

/** Whom identity knows. */
export abstract class Contacts {
  /** By id; somebody deleted is missing. */
  abstract of(userIds: readonly string[]): Promise<ReadonlyMap<string, Contact>>;
}
