import type { Tx } from '@kashikari/platform/tx';
import type { Locale } from '@kashikari/kernel';
import type { Outcome } from '../domain/delivery';
import type { NotificationSetting } from '../domain/notification-setting';
import type { MailOrder, Params, Receiver, SentMail, Template, ThreadOrder } from '../domain/mail';

/** A mail in the hands of this process. */
export interface Carried {
  readonly id: string;
  readonly template: Template;
  readonly receiver: Receiver;
  readonly params: Params;
  /** This try counted. */
  readonly attempts: number;
  /** Security time. */
  readonly orderedAt: number;
  /** Trace of what it tells. */
  readonly traceparent?: string;
}

export interface Settled {
  readonly mail: Carried;
  readonly outcome: Outcome;
}

/** Where mails lie until they leave. Receivers and values are encrypted there, and dropped once they have left. */
export abstract class Mailroom {
  /** Keeps mails and orders their sending, in the transaction of what they tell. A known key is kept once. */
  abstract put(orders: readonly MailOrder[], now: number, tx: Tx): Promise<void>;
  /**
   * Keeps mails of threads: one a thread, and none where one is still to leave that will tell of it too. They are due
   * `pause` milliseconds after the last of their thread, or now.
   */
  abstract putSpaced(orders: readonly ThreadOrder[], pause: number, now: number, tx: Tx): Promise<void>;
  /** {@link put} in a transaction of its own. */
  abstract accept(orders: readonly MailOrder[], now: number): Promise<void>;
  /** {@link putSpaced} in a transaction of its own. */
  abstract acceptSpaced(orders: readonly ThreadOrder[], pause: number, now: number): Promise<void>;
  /** Takes out mails that are due, the oldest first, at most `limit`; others can't until they are taken for lost. */
  abstract take(limit: number, now: number, tx: Tx): Promise<Carried[]>;
  /** The same in a transaction of its own. */
  abstract takeMore(limit: number, now: number): Promise<Carried[]>;
  /**
   * Notes what became of mails, and orders another look for those to be tried again.
   * @param round all that were taken together, once this was the rest of them: nobody has to look for them any more
   */
  abstract settle(settled: readonly Settled[], now: number, round?: readonly Carried[]): Promise<void>;
  /** Orders a look for what a former process left behind. */
  abstract lookAround(now: number): Promise<void>;
  /** Of these keys, those whose mail can't be delivered. */
  abstract refused(keys: readonly string[]): Promise<string[]>;
  /** Mails that have left, newest first. Only with test hooks are there any. */
  abstract sent(to: string): Promise<SentMail[]>;
}

export interface Contact {
  readonly userId: string;
  readonly name: string;
  /** Empty for a member card. */
  readonly email: string;
  readonly locale: Locale;
  readonly timeZone: string;
}

/** Somebody to whom a mail tells what was written about a booking, from a message on. */
export interface Told {
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
  abstract unread(asked: readonly Told[]): Promise<Quote[][]>;
}

/** What people want to be told. */
export abstract class NotificationSettings {
  abstract get(userId: string): Promise<NotificationSetting>;
  /** Of those who have chosen; in one query. */
  abstract of(userIds: readonly string[]): Promise<ReadonlyMap<string, NotificationSetting>>;
  /** Changes somebody's by a rule, one change at a time. What the rule throws changes nothing. */
  abstract change(
    userId: string,
    rule: (before: NotificationSetting) => NotificationSetting,
  ): Promise<NotificationSetting>;
}

/** Whom identity knows. */
export abstract class Contacts {
  /** By id; somebody deleted is missing. */
  abstract of(userIds: readonly string[]): Promise<ReadonlyMap<string, Contact>>;
}

/** What a mail is written from. */
export interface Letter {
  readonly template: Template;
  readonly locale: Locale;
  readonly params: Params;
  /** The receiver's, if known. */
  readonly name: string;
  /** The receiver's, if known. */
  readonly timeZone: string | undefined;
  /** Name of the other side of a booking. */
  readonly otherName: string;
  /** What a mail about messages quotes. */
  readonly quotes: readonly Quote[];
  /** Business time, epoch milliseconds. */
  readonly now: number;
}

export interface Written {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one POST ends mails of this kind to their reader (RFC 8058); absent for mails that somebody waits for. */
  readonly unsubscribeUrl?: string;
  /** Where the mail leads: told on the terminal where no mail server is. */
  readonly link?: string;
}

/** The same in a few words, as a browser shows it. */
export interface Brief {
  readonly title: string;
  readonly body: string;
  /** Of our own site: what a click opens. */
  readonly path: string;
}

/** Writes in the receiver's language. */
export abstract class Writer {
  abstract write(letter: Letter): Written;
  abstract brief(letter: Letter): Brief;
}

export interface Envelope extends Written {
  /** Becomes the Message-ID: a second copy of the same mail has the same. */
  readonly id: string;
  readonly template: Template;
  readonly to: string;
  readonly locale: Locale;
  /** Trace of what it tells. */
  readonly traceparent?: string;
}

/** The way out. */
export abstract class Post {
  /**
   * Hands a mail over. Throws {@link AddressRefused} when it will never be taken, anything else when it may be later.
   */
  abstract send(envelope: Envelope): Promise<void>;
}

/** The receiver's server refuses the address or the mail for good. `message` is a code, never an address. */
export class AddressRefused extends Error {}

/** Business time and security time, epoch milliseconds. */
export abstract class Times {
  abstract now(): number;
  abstract real(): number;
}
