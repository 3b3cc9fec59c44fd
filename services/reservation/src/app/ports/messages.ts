import type { Call, Verdict } from '@kashikari/kernel';
import type { Message, Thread, WrittenMessage } from '../../domain/message';
import type { Viewer } from './bookings';

/** Somebody who is signed in. */
export type Reader = Viewer & { readonly userId: string };

export interface MessagePage {
  readonly sort: 'latest' | 'oldest';
  readonly page: number;
  readonly perPage: number;
}

/** A message as one person sees it. */
export interface SeenMessage extends Message {
  readonly unread: boolean;
}

/** What somebody has not read: messages, and the bookings in whose threads they stand. */
export interface Unread {
  readonly messages: number;
  readonly bookings: number;
}

/** Somebody who is told of a thread by mail, from a message on. */
export interface ThreadRecipient {
  readonly bookingId: string;
  readonly userId: string;
  readonly sinceId: string;
}

export interface UnreadText {
  readonly authorName: string;
  readonly body: string;
}

/** The account of the office; null where there is none. */
export class Office {
  constructor(readonly accountId: string | null) {}
}

/** The threads of bookings. */
export abstract class Messages {
  /** What a booking's thread is to somebody; undefined when there is no such booking. */
  abstract thread(bookingId: string, reader: Reader): Promise<Thread | undefined>;

  /** Writes what a rule says, with its event, once per idempotency key. @throws DomainError */
  abstract write(
    bookingId: string,
    reader: Reader,
    call: Call,
    rule: (thread: Thread) => Verdict<WrittenMessage>,
  ): Promise<Message>;

  /** One page of a thread. Whether it may be read is asked before. */
  abstract list(
    bookingId: string,
    reader: Reader,
    page: MessagePage,
  ): Promise<{ messages: SeenMessage[]; total: number }>;

  /** What somebody has written, the newest first; older than `beforeId` where it is given. */
  abstract writtenBy(userId: string, beforeId: string | null, most: number): Promise<Message[]>;

  /** What stands up to a message (it among them) has been read. False when it is none of this thread. */
  abstract markRead(bookingId: string, messageId: string, reader: Reader): Promise<boolean>;

  /** In all threads that somebody may read. */
  abstract countUnread(reader: Reader): Promise<Unread>;

  /** What each of these has not read yet, in step: the newest `most`, the oldest of them first. */
  abstract unreadTexts(asked: readonly ThreadRecipient[], most: number): Promise<UnreadText[][]>;
}
