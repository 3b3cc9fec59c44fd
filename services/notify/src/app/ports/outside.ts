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

/** Receiver of a mail about a booking's messages, with the first message to quote. */
export interface ThreadRecipient {
  readonly bookingId: string;
  readonly userId: string;
  readonly sinceId: string;
}

export interface Quote {
  readonly authorName: string;
  readonly body: string;
}

/** Messages about bookings. */
export abstract class Threads {
  /** Returns the unread messages of each receiver, in the order of `asked`; an empty list if all are read. */
  abstract unread(asked: readonly ThreadRecipient[]): Promise<Quote[][]>;
}

/** Users known to identity. */
export abstract class Contacts {
  /** Returns contacts by id, without deleted users. */
  abstract of(userIds: readonly string[]): Promise<ReadonlyMap<string, Contact>>;
}

/** A good, and the receiver of a notice about it. */
export interface NoticeQuestion {
  readonly goodId: string;
  readonly userId: string;
  /** First comment or review that the notice covers; empty for other notices. */
  readonly sinceId: string;
}

export interface NoticeFacts {
  /** The receiver sees the good now. */
  readonly visible: boolean;
  /** Groups of the good that the receiver belongs to or runs. */
  readonly groupIds: readonly string[];
  /** Somebody else’s comment or review of the notice still exists. */
  readonly said: boolean;
}

/** Goods known to catalog. */
export abstract class NoticedGoods {
  /** Returns the facts for each question, in their order. */
  abstract facts(questions: readonly NoticeQuestion[]): Promise<NoticeFacts[]>;
}
