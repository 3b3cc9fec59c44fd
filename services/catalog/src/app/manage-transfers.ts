import { Injectable } from '@nestjs/common';
import { accountHolder, notFound, reaches, refused, type Call } from '@kashikari/kernel';
import { isId, type Id } from '../domain/ids';
import {
  checkAcceptance,
  checkTransferRequest,
  endBy,
  refuseOnLoan,
  refuseUnlessOwner,
  transferGood,
  type Receiver,
  type Transfer,
  type TransferRequest,
  type TransferState,
} from '../domain/transfer';
import type { LiveBookings } from '../domain/delete-good';
import type { Good } from '../domain/good';
import { FetchMissingPeople } from './fetch-missing-people';
import { GetGoods } from './get-goods';
import { IdentityClient, People, ReservationClient, type Page, type Transferee } from './ports';
import { Transfers, type TransferOutcome } from './ports/transfers';
import type { Listed } from './ports/voices';
import { seenBy, type SeenGood } from './seen-good';

/** An account to which a good may be transferred, with what the transfer would change. */
interface ShownTransferee extends Transferee {
  /** Groups of the good in which this account may not lend: the good leaves them. */
  readonly leavesGroupIds: readonly Id[];
}

/** The choice of a receiver. */
export interface TransfereePage extends Listed<ShownTransferee> {
  /** The open transfer of the good. */
  readonly transfer: Transfer | undefined;
  /** Bookings that follow the good. */
  readonly bookings: LiveBookings;
}

/** Transfers of goods to other accounts: requested by the owning account, for good, and accepted by the receiver. */
@Injectable()
export class ManageTransfers {
  constructor(
    private readonly transfers: Transfers,
    private readonly goods: GetGoods,
    private readonly people: People,
    private readonly know: FetchMissingPeople,
    private readonly identity: IdentityClient,
    private readonly reservation: ReservationClient,
  ) {}

  async transferees(goodId: Id, match: string, page: Page, call: Call): Promise<TransfereePage> {
    accountHolder(call);
    const seen = await this.goods.withTies(goodId, call);
    if (!seen) throw notFound('good', goodId);
    const { good, ties } = seen;
    refuseUnlessOwner(good, ties);
    const [found, bookings, transfer] = await Promise.all([
      this.identity.transferees(good.ownerId, { match }, page),
      this.reservation.liveBookings(good.id),
      this.transfers.ofGood(good.id, call.now),
    ]);
    const userIds = found.items.map(({ userId }) => userId);
    const places = await this.transfers.lendingPlaces(userIds, good.groupIds);
    const items = found.items.map((each) => ({
      ...each,
      leavesGroupIds: good.groupIds.filter((id) => !places.get(each.userId)?.has(id)),
    }));
    return { items, total: found.total, transfer, bookings };
  }

  /** @throws DomainError `good.no_transferee`, `good.confirmation`, `good.on_loan`, and those of {@link transferGood} */
  async request(goodId: Id, request: TransferRequest, call: Call): Promise<Outcome> {
    const ownerId = accountHolder(call);
    if (!isId(goodId)) throw notFound('good', goodId);
    await this.know.actor(call);
    const { toUserId } = request;
    // Asked outside the transaction, and as the actor: whether the good is the actor's is checked on its locked row.
    const [isTransferee, bookings] = await Promise.all([
      this.isTransferee(ownerId, toUserId),
      this.reservation.liveBookings(goodId),
    ]);
    if (isTransferee) await this.know.userAnew(toUserId);
    const check = (good: Good, ties: Receiver['ties']) =>
      checkTransferRequest(good, request, { ties, isTransferee, bookings });
    const outcome = await this.transfers.request(call, { goodId, toUserId }, check, moveAt(call.now));
    if (!outcome) throw notFound('good', goodId);
    return this.shown(outcome, call);
  }

  /**
   * The receiver accepts. A hand-over between the question whether the good is out and the change of its owner is not
   * refused: that booking follows like the others.
   * @throws DomainError `transfer.ended`, `good.on_loan`, and those of {@link transferGood}
   */
  async accept(id: string, call: Call): Promise<{ readonly good: SeenGood; readonly transfer: Transfer }> {
    const actorId = accountHolder(call);
    await this.know.actor(call);
    const transfer = await this.find(id, call);
    if (transfer.state === 'accepted' && transfer.toUserId === actorId) {
      return { good: await this.goods.one(transfer.goodId, call), transfer };
    }
    checkAcceptance(transfer, actorId);
    refuseOnLoan(await this.reservation.liveBookings(transfer.goodId));
    const accepted = await this.transfers.accept(call, transfer, moveAt(call.now));
    if (!accepted) throw refused('transfer.ended');
    await this.reservation.push(accepted.good);
    return { good: seenBy(await this.people.tiesOf(call), accepted.good), transfer: accepted.transfer };
  }

  /** Withdrawn by its sender, refused by its receiver. @throws DomainError `transfer.ended` */
  async end(id: string, call: Call): Promise<void> {
    const actorId = accountHolder(call);
    const transfer = await this.find(id, call);
    const state = endBy(transfer, actorId);
    if (transfer.state === state) return;
    const isEnded = transfer.state === 'open' && (await this.transfers.end(transfer.id, state, call.now));
    if (!isEnded) throw refused('transfer.ended');
  }

  async list(
    { sent, state }: { readonly sent: boolean; readonly state: TransferState | undefined },
    page: Page,
    call: Call,
  ): Promise<Listed<Transfer>> {
    const actorId = accountHolder(call);
    const of = sent ? { fromUserId: actorId } : { toUserId: actorId };
    return this.transfers.list({ ...of, within: call.actor.within }, state, page, call.now);
  }

  private async find(id: string, call: Call): Promise<Transfer> {
    const found = isId(id) ? await this.transfers.find(id, call.now) : undefined;
    if (!found || !reaches(call.actor, found.fromUserId)) throw notFound('transfer', id);
    return found;
  }

  private async isTransferee(ownerId: Id, userId: Id): Promise<boolean> {
    if (!isId(userId)) return false;
    const { items } = await this.identity.transferees(
      ownerId,
      { match: '', userId },
      { page: 1, perPage: 1 },
    );
    return items.length > 0;
  }

  private async shown({ good, transfer }: TransferOutcome, call: Call): Promise<Outcome> {
    if (!good) return { transfer };
    await this.reservation.push(good);
    return { good: seenBy(await this.people.tiesOf(call), good) };
  }
}

/** One of the two. */
interface Outcome {
  /** Transferred at once. */
  readonly good?: SeenGood | undefined;
  /** Waits for its receiver. */
  readonly transfer?: Transfer | undefined;
}

const moveAt = (now: number) => (good: Good, receiver: Receiver) => transferGood(good, receiver, now);
