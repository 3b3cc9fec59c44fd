import { Injectable } from '@nestjs/common';
import { notFound, unwrap, type Call, type Verdict } from '@kashikari/kernel';
import { Database, holdPresent, idempotent, Outbox, type SqlTx } from '@kashikari/platform';
import {
  Messages,
  Office,
  type MessagePage,
  type Reader,
  type SeenMessage,
  type ThreadRecipient,
  type Unread,
  type UnreadText,
} from '../../app/ports/messages';
import type { Message, Thread, WrittenMessage } from '../../domain/message';
import { instant } from '../booking/booking-row';
import { messageWritten } from './outbox-message';
import {
  COUNT_UNREAD,
  IS_NEW,
  MARK_READ,
  pageQuery,
  THREAD,
  UNREAD_TEXTS,
  WRITE,
  WRITTEN_BY,
} from './message-queries';
import { messageFrom, threadFrom, type MessageRow, type ThreadRow } from './message-rows';

interface PageRow extends Omit<MessageRow, 'id'> {
  /** Null in the one row of a page beyond the last. */
  readonly id: string | null;
  readonly unread: boolean;
  readonly total: number;
}

interface TextRow {
  /** Index of the recipient in the request, from 1. */
  readonly at: number;
  readonly author_name: string;
  readonly body: string;
}

/** Threads of bookings. A message, its unread marks and its event are written in one transaction. */
@Injectable()
export class PgMessages extends Messages {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly office: Office,
  ) {
    super();
  }

  thread(bookingId: string, reader: Reader): Promise<Thread | undefined> {
    return this.threadIn(this.db, bookingId, reader);
  }

  write(
    bookingId: string,
    reader: Reader,
    call: Call,
    rule: (thread: Thread) => Verdict<WrittenMessage>,
  ): Promise<Message> {
    return idempotent(this.db, call, async (tx) => {
      await holdPresent(tx, call.actor);
      const thread = await this.threadIn(tx, bookingId, reader);
      if (!thread) throw notFound('booking', bookingId);
      const written = unwrap(rule(thread));
      await saveMessage(tx, written);
      await this.outbox.append(tx, messageWritten(thread, written));
      return written.message;
    });
  }

  async list(
    bookingId: string,
    reader: Reader,
    { sort, page, perPage }: MessagePage,
  ): Promise<{ messages: SeenMessage[]; total: number }> {
    const rows = await this.db.read<PageRow>(pageQuery(sort), [
      bookingId,
      reader.userId,
      perPage,
      (page - 1) * perPage,
    ]);
    const messages = rows.flatMap(({ id, unread, ...row }) =>
      id === null ? [] : [{ ...messageFrom({ ...row, id }), unread }],
    );
    return { messages, total: rows[0]?.total ?? 0 };
  }

  async writtenBy(userId: string, beforeId: string | null, most: number): Promise<Message[]> {
    const rows = await this.db.read<MessageRow>(WRITTEN_BY, [userId, beforeId, most]);
    return rows.map(messageFrom);
  }

  async markRead(bookingId: string, messageId: string, reader: Reader): Promise<boolean> {
    const row = await this.db.one<{ known: true }>(MARK_READ, [reader.userId, bookingId, messageId]);
    return row !== undefined;
  }

  async countUnread({ userId, cardGroupId, within }: Reader): Promise<Unread> {
    const row = await this.db.one<Unread>(COUNT_UNREAD, [
      userId,
      cardGroupId,
      this.office.accountId,
      within ?? null,
    ]);
    return row ?? { messages: 0, bookings: 0 };
  }

  async unreadTexts(asked: readonly ThreadRecipient[], most: number): Promise<UnreadText[][]> {
    const rows = await this.db.read<TextRow>(UNREAD_TEXTS, [
      asked.map(({ bookingId }) => bookingId),
      asked.map(({ userId }) => userId),
      asked.map(({ sinceId }) => sinceId),
      most,
    ]);
    return asked.map((_, index) =>
      rows
        .filter(({ at }) => at === index + 1)
        .map(({ author_name: authorName, body }) => ({ authorName, body })),
    );
  }

  private async threadIn(
    db: Pick<Database | SqlTx, 'one'>,
    bookingId: string,
    { userId, cardGroupId, within }: Reader,
  ): Promise<Thread | undefined> {
    const row = await db.one<ThreadRow>(THREAD, [
      userId,
      cardGroupId,
      this.office.accountId,
      bookingId,
      within ?? null,
    ]);
    return row && threadFrom(row, userId, this.office.accountId);
  }
}

/** Writes a message and its unread marks. */
export async function saveMessage(tx: SqlTx, { message, toldIds }: WrittenMessage): Promise<void> {
  const { id, bookingId, authorId, side, body, forceNotify, createdAt } = message;
  await tx.read(WRITE, [id, bookingId, authorId, side, body, forceNotify, instant(createdAt)]);
  await tx.read(IS_NEW, [bookingId, id, toldIds, authorId]);
}
