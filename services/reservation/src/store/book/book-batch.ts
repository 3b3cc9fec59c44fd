import { Database, isConnectionFault } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import type { BookOutcome, Failed, ToBook } from '../../app/ports';
import { book, bookParameters, type BookParameters, type BookRow } from './book';
import { outcomeOf } from './book-outcome';
import { GoodQueue } from './good-queue';

interface BatchEntry extends ToBook {
  readonly index: number;
  readonly parameters: BookParameters;
}

type BookResult = BookRow | Failed;

/**
 * Books concurrent requests in one statement and one commit. Goods are locked in the order of their ids, so that two
 * batches never deadlock. Requests for the same good are decided in order of arrival.
 */
@Injectable()
export class BookBatch {
  constructor(
    private readonly db: Database,
    private readonly queue: GoodQueue,
  ) {}

  async book(all: readonly ToBook[]): Promise<(BookOutcome | Failed)[]> {
    const wanted = all.map((one, index) => ({
      ...one,
      index,
      parameters: bookParameters(one.draft, one.viewer, one.call, true),
    }));
    const found = new Array<BookResult>(all.length);
    // A limit locks the pair of lender and borrower before the good: two pairs in one transaction could wait for each other.
    const limited = wanted.filter(({ parameters }) => parameters.max_supplies !== null);
    const others = wanted.filter(({ parameters }) => parameters.max_supplies === null).sort(byGood);
    await Promise.all([this.together(others, found), ...limited.map((one) => this.alone(one, found))]);
    return wanted.map((one) => outcomeIn(found[one.index]!, one));
  }

  private async together(wanted: readonly BatchEntry[], found: BookResult[]): Promise<void> {
    const [first, second] = wanted;
    if (!first) return;
    if (!second) return this.alone(first, found);
    try {
      const rows = await book(
        this.db,
        wanted.map(({ parameters }) => parameters),
      );
      for (const [at, { index }] of wanted.entries()) found[index] = rows[at]!;
    } catch (error) {
      // An error of one request must not affect the others, but an unreachable database fails all of them.
      if (isConnectionFault(error)) throw error;
      for (const one of wanted) await this.alone(one, found);
    }
  }

  private async alone({ index, parameters, draft }: BatchEntry, found: BookResult[]): Promise<void> {
    try {
      const [row] = await this.queue.run(draft.goodId, () => book(this.db, [parameters]));
      found[index] = row!;
    } catch (error) {
      found[index] = { kind: 'failed', error };
    }
  }
}

function outcomeIn(found: BookResult, { draft, viewer, call }: BatchEntry): BookOutcome | Failed {
  if ('kind' in found) return found;
  try {
    return outcomeOf(found, draft, viewer, call.now);
  } catch (error) {
    return { kind: 'failed', error };
  }
}

const byGood = (one: BatchEntry, other: BatchEntry): number =>
  one.draft.goodId < other.draft.goodId
    ? -1
    : one.draft.goodId > other.draft.goodId
      ? 1
      : one.index - other.index;
