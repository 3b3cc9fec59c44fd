import type { Call } from '@kashikari/kernel';
import type { Good } from '../../domain/good';
import type { Id } from '../../domain/ids';
import type { Receiver, Transfer, TransferEnd, TransferState } from '../../domain/transfer';
import type { ActorTies } from '../../domain/ties';
import type { Page } from './goods';
import type { Listed } from './voices';

/** The result of a request: the good if it was transferred at once, else the transfer that waits for its receiver. */
export interface TransferOutcome {
  readonly good?: Good;
  readonly transfer?: Transfer;
}

/** Transfers of one account, as sender or as receiver; where `within` is given, of goods of these accounts. */
export type TransfersOf = ({ readonly fromUserId: Id } | { readonly toUserId: Id }) & {
  readonly within?: readonly Id[] | undefined;
};

/** Transfers of goods; each change and its events are one transaction. */
export abstract class Transfers {
  abstract find(id: Id, now: number): Promise<Transfer | undefined>;
  /** The open one. */
  abstract ofGood(goodId: Id, now: number): Promise<Transfer | undefined>;
  /** The newest first. */
  abstract list(
    of: TransfersOf,
    state: TransferState | undefined,
    page: Page,
    now: number,
  ): Promise<Listed<Transfer>>;

  /** The groups among `groupIds` in which each of the accounts may lend: the rule `mayLendIn` as one query. */
  abstract lendingPlaces(
    userIds: readonly Id[],
    groupIds: readonly Id[],
  ): Promise<ReadonlyMap<Id, ReadonlySet<Id>>>;

  /**
   * Requests a transfer, once per idempotency key, under a lock of the good's row; `check` throws to refuse it. An open
   * transfer to the same account stays; one to another account is withdrawn. If the actor acts for the receiver, `move`
   * is applied at once. Returns undefined if the good does not exist.
   */
  abstract request(
    call: Call,
    asked: { readonly goodId: Id; readonly toUserId: Id },
    check: (good: Good, ties: ActorTies) => void,
    move: (good: Good, receiver: Receiver) => Good,
  ): Promise<TransferOutcome | undefined>;

  /**
   * Accepts an open transfer: closes it and applies `move` in one transaction, alone on the good's row. Undefined when it
   * is not open any more, or the good is not its sender's.
   */
  abstract accept(
    call: Call,
    transfer: Transfer,
    move: (good: Good, receiver: Receiver) => Good,
  ): Promise<{ readonly good: Good; readonly transfer: Transfer } | undefined>;

  /** @returns whether it was open until now */
  abstract end(id: Id, state: TransferEnd, now: number): Promise<boolean>;
}
