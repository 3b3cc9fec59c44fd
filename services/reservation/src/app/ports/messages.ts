import type { Call, Verdict } from '@kashikari/kernel';
import type { Message, Thread, WrittenMessage } from '../../domain/message';
import type { Viewer } from './bookings';

/** A signed-in viewer. */
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

/** Number of unread messages, and of the bookings to whose threads they belong. */
export interface Unread {
  readonly messages: number;
  readonly bookings: number;
}

/** A recipient of mails about a thread, starting with a message. */
export interface ThreadRecipient {
  readonly bookingId: string;
  readonly userId: string;
  readonly sinceId: string;
}

export interface UnreadText {
  readonly authorName: string;
  readonly body: string;
}

/** Account of the office; null if there is no office. */
export class Office {
  constructor(readonly accountId: string | null) {}
}

/** The threads of bookings. */
export abstract class Messages {
  /** Returns the thread of a booking as the reader sees it; undefined if there is no such booking. */
  abstract thread(bookingId: string, reader: Reader): Promise<Thread | undefined>;

  /** Writes what a rule says, with its event, once per idempotency key. @throws DomainError */
  abstract write(
    bookingId: string,
    reader: Reader,
    call: Call,
    rule: (thread: Thread) => Verdict<WrittenMessage>,
  ): Promise<Message>;

  /** Returns one page of a thread. The caller checks permission before. */
  abstract list(
    bookingId: string,
    reader: Reader,
    page: MessagePage,
  ): Promise<{ messages: SeenMessage[]; total: number }>;

  /** Returns messages of an author, the newest first; older than `beforeId` if given. */
  abstract writtenBy(userId: string, beforeId: string | null, most: number): Promise<Message[]>;

  /** Marks a message and all earlier ones as read. Returns false if the message does not belong to this thread. */
  abstract markRead(bookingId: string, messageId: string, reader: Reader): Promise<boolean>;

  /** Counts unread messages in all threads that the reader may read. */
  abstract countUnread(reader: Reader): Promise<Unread>;

  /** Returns the unread messages of each recipient, in step with the input: the newest `most`, in ascending order. */
  abstract unreadTexts(asked: readonly ThreadRecipient[], most: number): Promise<UnreadText[][]>;
}
