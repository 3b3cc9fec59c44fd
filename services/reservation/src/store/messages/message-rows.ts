import type { Message, Side, Thread } from '../../domain/message';

export interface ThreadRow {
  readonly booking_id: string;
  readonly good_id: string;
  readonly good_title: string;
  readonly borrower_id: string;
  readonly lender_id: string;
  readonly in_dispute: boolean;
  readonly manages: boolean;
  readonly borrows: boolean;
  readonly oversees: boolean;
  readonly is_office: boolean;
}

/** A row of `message`. */
export interface MessageRow {
  readonly id: string;
  readonly booking_id: string;
  readonly author_id: string;
  readonly side: Side;
  readonly body: string;
  readonly force_notify: boolean;
  readonly created_at: Date;
}

export function threadFrom(row: ThreadRow, userId: string, officeId: string | null): Thread {
  const { manages, borrows, oversees } = row;
  return {
    bookingId: row.booking_id,
    goodId: row.good_id,
    goodTitle: row.good_title,
    borrowerId: row.borrower_id,
    lenderId: row.lender_id,
    officeId,
    inDispute: row.in_dispute,
    person: { userId, manages, borrows, oversees, isOffice: row.is_office },
  };
}

export function messageFrom(row: MessageRow): Message {
  return {
    id: row.id,
    bookingId: row.booking_id,
    authorId: row.author_id,
    side: row.side,
    body: row.body,
    forceNotify: row.force_notify,
    createdAt: row.created_at.getTime(),
  };
}
