import type { Tx } from '@kashikari/platform/tx';
import type { Call, Verdict } from '@kashikari/kernel';
import type { Relation } from '../../domain/join-queue';
import type { ShownBooking } from '../../domain/shown-booking';
import type { ShownWait, WaitContext } from '../../domain/shown-wait';
import type { NewWait, Wait } from '../../domain/wait';
import type { Draft, Terms, Viewer } from './bookings';

/** The data that decide if a user may wait for a good; read under its lock. */
export interface QueueEntry extends Terms {
  readonly stands: Relation;
  /** True if the requested units are free at this moment. */
  readonly hasRoom: boolean;
}

/** Selection of the waits that end because a good or a user was deleted. */
export type WaitsOf = { readonly ofGood: string } | { readonly ofUser: string };

/** Writes waits. Each act, its event and what is held for it are one transaction, alone on the good. */
export abstract class Waits {
  /** Returns the user's relation to a good; undefined if there is no copy of the good. */
  abstract stands(goodId: string, viewer: Viewer): Promise<Relation | undefined>;

  /** Adds a wait to the queue, if the rule allows it. @throws DomainError `wait.exists` */
  abstract join(
    wanted: NewWait,
    viewer: Viewer,
    call: Call,
    rule: (entry: QueueEntry) => Verdict<Wait>,
  ): Promise<ShownWait>;

  /** Ends a wait and offers its held units to the next person. @throws DomainError */
  abstract end(
    id: string,
    viewer: Viewer,
    call: Call,
    rule: (context: WaitContext) => Verdict<Wait>,
  ): Promise<ShownWait>;

  /** Books the held units. @throws DomainError for any refusal of a booking; the offer remains valid then */
  abstract accept(
    id: string,
    viewer: Viewer,
    call: Call,
    rule: (context: WaitContext, terms: Terms) => Verdict<{ readonly wait: Wait; readonly draft: Draft }>,
  ): Promise<{ readonly wait: ShownWait; readonly booking: ShownBooking }>;

  /** Handles a due job: writes the result of the rule in the job's transaction, and offers units to the next person. */
  abstract due(tx: Tx, id: string, now: number, rule: (wait: Wait) => Wait | null): Promise<Wait | undefined>;

  /** Terms have changed, so there may be room; the goods are locked by the transaction. */
  abstract ask(tx: Tx, goodIds: readonly string[], now: number): Promise<void>;

  /** The same for one good that is not locked yet. */
  abstract look(tx: Tx, goodId: string, now: number): Promise<void>;

  /** The same for all goods of a lender that have a queue. */
  abstract askOfLender(tx: Tx, lenderId: string, now: number): Promise<void>;

  /** Ends waits, and offers their held units to the next people. */
  abstract endAll(tx: Tx, of: WaitsOf, now: number, rule: (wait: Wait) => Wait | null): Promise<void>;
}

export interface WaitFilter {
  /**
   * Good whose waits are listed: all for its managers, the viewer's for others. Absent: the viewer's waits for all
   * goods.
   */
  readonly goodId?: string;
  /** True if finished waits are excluded. */
  readonly live: boolean;
  readonly page: number;
  readonly perPage: number;
}

/** Reads waits, bound to what the viewer may see. */
export abstract class WaitViews {
  abstract list(
    filter: WaitFilter,
    viewer: Viewer,
    now: number,
  ): Promise<{ waits: ShownWait[]; total: number }>;
}
