import { allow, notFound, refuse, type Verdict } from '@kashikari/kernel';

/**
 * The side for which a person writes in the thread of a booking. `group`: an owner of a group of the good who is not
 * the lender.
 */
export type Side = 'borrower' | 'lender' | 'group' | 'office';

/** A message in the thread of a booking; never changed. */
export interface Message {
  readonly id: string;
  readonly bookingId: string;
  readonly authorId: string;
  readonly side: Side;
  readonly body: string;
  /** True if it is mailed even to people who want no mails about messages. */
  readonly forceNotify: boolean;
  readonly createdAt: number;
}

/** A booking as its thread needs it. */
export interface Thread {
  readonly bookingId: string;
  readonly goodId: string;
  readonly goodTitle: string;
  readonly borrowerId: string;
  readonly lenderId: string;
  /** Account of the office; null if there is no office. */
  readonly officeId: string | null;
  readonly inDispute: boolean;
  readonly person: Person;
}

/** The relations of a person to a booking; several may hold. */
export interface Person {
  readonly userId: string;
  /** True for the lender and managers of its account. */
  readonly manages: boolean;
  /** True for the borrower and managers of their account. */
  readonly borrows: boolean;
  /** Runs a group of the good. */
  readonly oversees: boolean;
  /** True for the office's account and its managers. */
  readonly isOffice: boolean;
}

export interface Draft {
  readonly id: string;
  readonly body: string;
  readonly forceNotify: boolean;
}

/** A message with the accounts of the other sides, which are notified. */
export interface WrittenMessage {
  readonly message: Message;
  readonly toldIds: readonly string[];
}

/**
 * Returns the side for which a person takes part. Borrowers write for themselves, managers for the lender. The office
 * takes part only while a dispute is open. Null for people who do not take part.
 */
export function sideOf({ borrowerId, inDispute, person }: Thread): Side | null {
  if (person.userId === borrowerId) return 'borrower';
  if (person.manages) return 'lender';
  if (person.borrows) return 'borrower';
  if (person.isOffice && inDispute) return 'office';
  return person.oversees ? 'group' : null;
}

/** Returns true if the person may notify even people who want no mails about messages: managers and group owners. */
export function mayForceNotify({ person }: Thread): boolean {
  return person.manages || person.oversees;
}

/** Writes a message into the thread. To people who do not take part, the thread does not exist. */
export function writeMessage(
  thread: Thread,
  { id, body, forceNotify }: Draft,
  now: number,
): Verdict<WrittenMessage> {
  const side = sideOf(thread);
  if (side === null) return { ok: false, refusal: notFound('booking', thread.bookingId).refusal };
  if (forceNotify && !mayForceNotify(thread)) {
    return refuse('message.force_notify', undefined, 'force_notify');
  }
  if (body.trim() === '') return refuse('validation.required', undefined, 'body');
  const { bookingId, person } = thread;
  const message: Message = {
    id,
    bookingId,
    authorId: person.userId,
    side,
    body,
    forceNotify,
    createdAt: now,
  };
  return allow({ message, toldIds: recipientsOf(thread, side) });
}

/** Returns the accounts of the other sides. Group owners may write but are not notified. */
function recipientsOf({ borrowerId, lenderId, officeId, inDispute, person }: Thread, side: Side): string[] {
  const told = new Set<string>();
  if (side !== 'borrower') told.add(borrowerId);
  if (side !== 'lender') told.add(lenderId);
  if (side !== 'office' && inDispute && officeId !== null) told.add(officeId);
  told.delete(person.userId);
  return [...told];
}
