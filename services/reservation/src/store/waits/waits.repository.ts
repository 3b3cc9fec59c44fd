import {
  type Call,
  DomainError,
  notFound,
  type Refusal,
  refused,
  unwrap,
  type Verdict,
} from '@kashikari/kernel';
import { Database, idempotent, Outbox, sqlOf, type SqlTx, type Tx } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import type { Draft, Terms, Viewer } from '../../app/ports';
import { Waits, type QueueEntry, type WaitsOf } from '../../app/ports/waits';
import type { Relation } from '../../domain/join-queue';
import { showWait, type ShownWait, type WaitContext } from '../../domain/shown-wait';
import type { ShownBooking } from '../../domain/shown-booking';
import type { NewWait, Wait } from '../../domain/wait';
import { offerRoom } from '../line/offer-room';
import { book, bookParameters, type BookRow } from '../book/book';
import { outcomeOf } from '../book/book-outcome';
import { LOCK_BORROWER, LOCK_GOODS } from '../booking/change-booking';
import { endWaits } from './end-waits';
import { GoodQueue } from '../book/good-queue';
import { readEntry, STANDS } from './queue-entry';
import { insertWait, release, saveWaits } from './save-waits';
import { waitChanged } from './outbox-wait';
import {
  isWaitSeen,
  termsFrom,
  viewerParams,
  WAIT_CONTEXT,
  waitContextFrom,
  type WaitContextRow,
} from './wait-context-row';

const TARGET = {
  name: 'wait-to-change',
  text: `select w.good_id as "goodId", w.user_id as "userId", g.owner_id as "lenderId",
      l.max_supplies is not null as limited
    from wait w join good g on g.id = w.good_id join account l on l.id = g.owner_id where w.id = $1`,
};

interface Target {
  readonly goodId: string;
  readonly userId: string;
  readonly lenderId: string;
  readonly limited: boolean;
}

/** Selects the goods that have a queue. */
const AWAITED = {
  name: 'awaited-goods',
  text: `select distinct w.good_id as id from wait w where w.good_id = any ($1::uuid[]) and w.state = 'waiting' order by id`,
};

const BOOKING_CONTEXT_OF = { name: 'situation-of-wait', text: `${WAIT_CONTEXT} where w.id = $3` };

/** Writes waits: each act, its event, its hold and its answer are one transaction, alone on the good. */
@Injectable()
export class PgWaits extends Waits {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly queue: GoodQueue,
  ) {
    super();
  }

  async stands(goodId: string, viewer: Viewer): Promise<Relation | undefined> {
    const row = await this.db.one<{ stands: Relation }>(STANDS, [
      ...viewerParams(viewer),
      goodId,
      viewer.within ?? null,
    ]);
    return row?.stands;
  }

  join(
    wanted: NewWait,
    viewer: Viewer,
    call: Call,
    rule: (entry: QueueEntry) => Verdict<Wait>,
  ): Promise<ShownWait> {
    return this.alone(wanted.goodId, call, async (tx) => {
      await tx.read(LOCK_GOODS, [[wanted.goodId]]);
      const entry = await readEntry(tx, wanted, viewer, call.now);
      if (!entry) throw notFound('good', wanted.goodId);
      const wait = unwrap(rule(entry));
      if (!(await insertWait(tx, wait))) throw refused('wait.exists');
      await this.outbox.append(tx, waitChanged(wait, entry.good, viewer.userId));
      const row = await this.read(tx, wait.id, viewer);
      return showWait(waitContextFrom(row, call.now), row.place);
    });
  }

  async end(
    id: string,
    viewer: Viewer,
    call: Call,
    rule: (context: WaitContext) => Verdict<Wait>,
  ): Promise<ShownWait> {
    const { goodId } = await this.target(id);
    return this.alone(goodId, call, async (tx) => {
      await tx.read(LOCK_GOODS, [[goodId]]);
      const context = waitContextFrom(await this.read(tx, id, viewer), call.now);
      const wait = unwrap(rule(context));
      await this.write(tx, [{ wait, good: context.good }], viewer.userId, call.now);
      return showWait({ ...context, wait }, null);
    });
  }

  async accept(
    id: string,
    viewer: Viewer,
    call: Call,
    rule: (context: WaitContext, terms: Terms) => Verdict<{ wait: Wait; draft: Draft }>,
  ): Promise<{ wait: ShownWait; booking: ShownBooking }> {
    const { goodId, userId, lenderId, limited } = await this.target(id);
    return this.alone(goodId, call, async (tx) => {
      if (limited) await tx.read(LOCK_BORROWER, [lenderId, userId]);
      await tx.read(LOCK_GOODS, [[goodId]]);
      const row = await this.read(tx, id, viewer);
      const context = waitContextFrom(row, call.now);
      const { wait, draft } = unwrap(rule(context, termsFrom(row)));
      // The held units are free in this transaction alone; a refusal rolls it back.
      await release(tx, [id]);
      const [booked] = await book(tx, [bookParameters(draft, viewer, call, false)]);
      const outcome = outcomeOf(booked as BookRow, draft, viewer, call.now);
      if (outcome.kind !== 'booked') throw new DomainError(refusalOf(outcome));
      await saveWaits(tx, [wait]);
      await this.outbox.append(tx, waitChanged(wait, context.good, viewer.userId));
      return { wait: showWait({ ...context, wait }, null), booking: outcome.shown };
    });
  }

  async due(
    within: Tx,
    id: string,
    now: number,
    rule: (wait: Wait) => Wait | null,
  ): Promise<Wait | undefined> {
    const tx = sqlOf(within);
    const target = await tx.one<Target>(TARGET, [id]);
    if (!target) return undefined;
    await tx.read(LOCK_GOODS, [[target.goodId]]);
    const row = await tx.one<WaitContextRow>(BOOKING_CONTEXT_OF, [null, null, id]);
    if (!row) return undefined;
    const { wait, good } = waitContextFrom(row, now);
    const after = rule(wait);
    if (after) await this.write(tx, [{ wait: after, good }], null, now);
    return after ?? wait;
  }

  async ask(within: Tx, goodIds: readonly string[], now: number): Promise<void> {
    if (goodIds.length === 0) return;
    const rows = await sqlOf(within).read<{ id: string }>(AWAITED, [goodIds]);
    await offerRoom(
      sqlOf(within),
      this.outbox,
      rows.map(({ id }) => id),
      now,
    );
  }

  async look(within: Tx, goodId: string, now: number): Promise<void> {
    await sqlOf(within).read(LOCK_GOODS, [[goodId]]);
    await offerRoom(sqlOf(within), this.outbox, [goodId], now);
  }

  async askOfLender(within: Tx, lenderId: string, now: number): Promise<void> {
    const rows = await sqlOf(within).read<{ id: string }>(
      `select g.id from good g where g.owner_id = $1 and not g.deleted
        and exists (select from wait w where w.good_id = g.id and w.state = 'waiting') order by g.id`,
      [lenderId],
    );
    if (rows.length === 0) return;
    const ids = rows.map((row) => row.id);
    await sqlOf(within).read(LOCK_GOODS, [ids]);
    await offerRoom(sqlOf(within), this.outbox, ids, now);
  }

  endAll(within: Tx, of: WaitsOf, now: number, rule: (wait: Wait) => Wait | null): Promise<void> {
    return endWaits(sqlOf(within), of, now, rule, (tx, ended) => this.write(tx, ended, null, now));
  }

  private alone<T>(goodId: string, call: Call, work: (tx: SqlTx) => Promise<T>): Promise<T> {
    return this.queue.run(goodId, () => idempotent(this.db, call, work));
  }

  private async target(id: string): Promise<Target> {
    const target = await this.db.one<Target>(TARGET, [id]);
    if (!target) throw notFound('wait', id);
    return target;
  }

  private async read(tx: SqlTx, id: string, viewer: Viewer): Promise<WaitContextRow> {
    const row = await tx.one<WaitContextRow>(BOOKING_CONTEXT_OF, [...viewerParams(viewer), id]);
    if (!row || !isWaitSeen(row, viewer)) throw notFound('wait', id);
    return row;
  }

  /** Writes ended waits, releases their held units, and offers them to the next people. */
  private async write(
    tx: SqlTx,
    ended: readonly Pick<WaitContext, 'wait' | 'good'>[],
    actorId: string | null,
    now: number,
  ): Promise<void> {
    const waits = ended.map(({ wait }) => wait);
    await saveWaits(tx, waits);
    const held = waits.filter(({ offeredAt }) => offeredAt !== null);
    await this.outbox.append(tx, ...ended.map(({ wait, good }) => waitChanged(wait, good, actorId)));
    if (held.length === 0) return;
    await release(
      tx,
      held.map(({ id }) => id),
    );
    await offerRoom(tx, this.outbox, [...new Set(held.map(({ goodId }) => goodId))].sort(), now);
  }
}

/** Returns the refusal of an outcome. Terms can't be stale under the lock, so any other outcome asks for a retry. */
function refusalOf(outcome: { kind: string; refusal?: Refusal }): Refusal {
  return outcome.refusal ?? { kind: 'unavailable', code: 'busy' };
}
