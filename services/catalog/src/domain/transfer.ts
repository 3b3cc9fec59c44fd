import { forbidden, notFound, refused, sees, unwrap } from '@kashikari/kernel';
import type { LiveBookings } from './delete-good';
import type { Good } from './good';
import type { Id } from './ids';
import { checkCodes, type CodesInUse } from './further-codes';
import { checkNumber, type NumbersInUse } from './management-number';
import { oneSpelling } from './one-spelling';
import { placeIn, type ActorTies } from './ties';

const DAY = 24 * 60 * 60_000;

/** Time to accept a transfer, milliseconds of business time (plan of goods, "Transfer"). */
const TRANSFER_LIFETIME = 14 * DAY;

export type TransferEnd = 'accepted' | 'refused' | 'withdrawn';
export type TransferState = 'open' | TransferEnd | 'expired';

/** An account asks another one to own a good. Instants are epoch milliseconds of business time. */
export interface Transfer {
  readonly id: Id;
  readonly version: number;
  readonly goodId: Id;
  /** Title at the time of the request. */
  readonly goodTitle: string;
  readonly fromUserId: Id;
  readonly toUserId: Id;
  readonly state: TransferState;
  readonly expiresAt: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** The owner's request. */
export interface TransferRequest {
  readonly toUserId: Id;
  /** The good's title, typed again: a transfer can't be undone. */
  readonly title: string;
}

/** The good and its bookings at the moment of the request. */
export interface TransferContext {
  readonly ties: ActorTies;
  /** True if the owner may transfer goods to the receiver; identity decides. */
  readonly isTransferee: boolean;
  readonly bookings: LiveBookings;
}

/** @throws DomainError not found to those who don't see the good, `forbidden` to others than the owning account */
export function refuseUnlessOwner(good: Good, ties: ActorTies): void {
  if (!sees(good, ties, 'by_url')) throw notFound('good', good.id);
  if (ties.kind !== 'user' || ties.userId !== good.ownerId) throw forbidden();
}

/** @throws DomainError `good.no_transferee`, `good.confirmation`, `good.on_loan` */
export function checkTransferRequest(
  good: Good,
  { title }: TransferRequest,
  { ties, isTransferee, bookings }: TransferContext,
): void {
  refuseUnlessOwner(good, ties);
  if (!isTransferee) throw refused('good.no_transferee', undefined, 'user_id');
  if (titleKey(title) !== titleKey(good.title)) throw refused('good.confirmation', undefined, 'title');
  refuseOnLoan(bookings);
}

/** @throws DomainError `good.on_loan` */
export function refuseOnLoan({ out }: LiveBookings): void {
  if (out > 0) throw refused('good.on_loan', { out });
}

export function newTransfer(id: Id, good: Good, toUserId: Id, now: number): Transfer {
  return {
    ...{ id, version: 1, goodId: good.id, goodTitle: good.title, fromUserId: good.ownerId, toUserId },
    ...{ state: 'open', expiresAt: now + TRANSFER_LIFETIME, createdAt: now, updatedAt: now },
  };
}

/** Refuses others than the receiver, and a transfer that has ended. @throws DomainError */
export function checkAcceptance(transfer: Transfer, actorId: Id): void {
  if (transfer.toUserId !== actorId) {
    throw transfer.fromUserId === actorId ? forbidden() : notFound('transfer', transfer.id);
  }
  if (transfer.state !== 'open') throw refused('transfer.ended');
}

/**
 * Returns the way in which the actor ends an open transfer.
 * @throws DomainError not found unless the actor is one of its two sides
 */
export function endBy(transfer: Transfer, actorId: Id): TransferEnd {
  if (transfer.toUserId === actorId) return 'refused';
  if (transfer.fromUserId === actorId) return 'withdrawn';
  throw notFound('transfer', transfer.id);
}

/** The receiver of a good. */
export interface Receiver {
  readonly id: Id;
  readonly ties: ActorTies;
  /** Its `prevent_public_access`. */
  readonly closed: boolean;
  readonly numbers: NumbersInUse;
  readonly codes: CodesInUse;
}

/**
 * The good after its transfer. It stays in the groups where the receiver may lend, and in their folders.
 * @throws DomainError `good.management_id_taken` or `good.code_taken` where another good of the receiver has its number or
 * one of its codes
 */
export function transferGood(good: Good, receiver: Receiver, now: number): Good {
  const groupIds = good.groupIds.filter((id) => mayLendIn(id, receiver.ties));
  const moved = {
    ...good,
    ...{ ownerId: receiver.id, groupIds, lenderClosed: receiver.closed },
    folders: good.folders.filter(({ groupId }) => groupIds.includes(groupId)),
    ...{ version: good.version + 1, updatedAt: now },
  };
  unwrap(checkNumber(moved, undefined, receiver.numbers));
  unwrap(checkCodes(moved, [], receiver.codes, receiver.ties));
  return moved;
}

/** Returns true if an account may put its goods into a group. */
function mayLendIn(groupId: Id, ties: ActorTies): boolean {
  const place = placeIn(groupId, ties);
  return place !== undefined && (place.runs || place.acceptsMemberGoods);
}

const titleKey = (title: string) => oneSpelling(title).replace(/\s+/gu, ' ').trim();
