import type { Call } from '@kashikari/kernel';
import { idempotent, type Database, type Outbox, type OutgoingEvent, type SqlTx } from '@kashikari/platform';
import type { Booked, BookOutcome, Draft, Viewer } from '../../app/ports';
import type { ShownBooking } from '../../domain/shown-booking';
import { book, bookParameters, type BookRow } from './book';
import { outcomeOf } from './book-outcome';
import { LOCK_BORROWER, LOCK_GOODS } from '../booking/change-booking';
import { listedTogether } from '../booking/outbox-event';

const JOIN_SERIES = {
  name: 'join-series',
  text: 'update booking set series_id = $2 where id = any ($1::uuid[])',
};

/** One of many could not be booked: the transaction goes back, and the caller decides what to say. */
class Stopped extends Error {
  constructor(
    readonly goodId: string,
    readonly index: number,
    readonly outcome: Exclude<BookOutcome, Booked>,
  ) {
    super('stopped');
  }
}

/**
 * Books many goods, all or nothing. Every lock is taken before the first check: pairs of lender and borrower, then
 * goods, each in the order of their ids. Goods are booked in the order of the request, so that the first refusal is the
 * first in that order.
 */
export async function bookAllOrNone(
  db: Database,
  outbox: Outbox,
  wanted: readonly Draft[],
  viewer: Viewer,
  call: Call,
  seriesId?: string,
): Promise<ShownBooking[] | Stopped> {
  const drafts = seriesId ? wanted.map((draft) => inSeries(draft, seriesId)) : wanted;
  // Events of a bulk booking are published separately: each good has its own key, and so its own partition of the
  // topic.
  const mark = listedTogether(seriesId ? drafts.flatMap(({ booking }) => booking ?? []) : []);
  try {
    return await idempotent(db, call, async (tx) => {
      await lockAll(tx, drafts);
      const outcomes = await bookEach(tx, drafts, viewer, call, mark);
      const shown = outcomes.map((outcome, index) => {
        if (outcome.kind !== 'booked') throw new Stopped(drafts[index]?.goodId ?? '', index, outcome);
        return outcome.shown;
      });
      if (seriesId) await tx.read(JOIN_SERIES, [shown.map(({ booking }) => booking.id), seriesId]);
      outbox.wakeAfter(tx);
      return shown;
    });
  } catch (error) {
    if (error instanceof Stopped) return error;
    throw error;
  }
}

function inSeries(draft: Draft, seriesId: string): Draft {
  return { ...draft, booking: draft.booking && { ...draft.booking, seriesId } };
}

/** The transaction of a trial has seen enough, and goes back. */
class TrialRollback extends Error {
  constructor(readonly outcomes: BookOutcome[]) {
    super('tried');
  }
}

/**
 * Books like {@link bookAllOrNone}, skips refused drafts, and rolls back. The trial and the booking after it thus apply
 * the same rules of the database.
 */
export async function tryAll(
  db: Database,
  drafts: readonly Draft[],
  viewer: Viewer,
  call: Call,
): Promise<BookOutcome[]> {
  try {
    return await db.transaction(async (tx) => {
      await lockAll(tx, drafts);
      throw new TrialRollback(await bookEach(tx, drafts, viewer, call));
    });
  } catch (error) {
    if (error instanceof TrialRollback) return error.outcomes;
    throw error;
  }
}

/** Books each draft in the given order, regardless of earlier outcomes. The caller's transaction stores the answer. */
async function bookEach(
  tx: SqlTx,
  drafts: readonly Draft[],
  viewer: Viewer,
  call: Call,
  mark: (event: OutgoingEvent, index: number) => OutgoingEvent = (event) => event,
): Promise<BookOutcome[]> {
  const wanted = drafts.map((draft, index) =>
    bookParameters(draft, viewer, call, false, (event) => mark(event, index)),
  );
  const rows = await book(tx, wanted);
  return drafts.map((draft, index) => outcomeOf(rows[index] as BookRow, draft, viewer, call.now));
}

async function lockAll(tx: SqlTx, drafts: readonly Draft[]): Promise<void> {
  const limited = new Map(
    drafts
      .filter(({ terms }) => terms.lender.maxSupplies !== null)
      .map(({ terms, borrowerId }) => [terms.lender.id, borrowerId]),
  );
  for (const lenderId of [...limited.keys()].sort()) {
    await tx.read(LOCK_BORROWER, [lenderId, limited.get(lenderId)]);
  }
  await tx.read(LOCK_GOODS, [drafts.map(({ goodId }) => goodId)]);
}
