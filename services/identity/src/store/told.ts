import { groupedBy } from '@kashikari/kernel';
import type { Outbox, Tx } from '@kashikari/platform';
import type { Fact } from '../domain/facts';
import { eventOf, sessionsEnded } from './outbox';

/** Rows written by one statement. */
const AT_ONCE = 500;

/** A session that is over, as a statement gives it back. */
export interface EndedRow {
  readonly id: string;
  readonly user_id: string;
}

/** What one transaction tells: each fact goes to the outbox at once, and is remembered for the push after the commit. */
export class Told {
  private readonly all: Fact[] = [];

  constructor(
    private readonly outbox: Outbox,
    private readonly tx: Tx,
  ) {}

  async tell(...facts: readonly Fact[]): Promise<void> {
    if (facts.length === 0) return;
    this.all.push(...facts);
    for (let from = 0; from < facts.length; from += AT_ONCE) {
      await this.outbox.append(this.tx, ...facts.slice(from, from + AT_ONCE).map(eventOf));
    }
  }

  /** Sessions that are over: nobody waits for that, so it goes by its event alone. */
  async tellEnded(rows: readonly EndedRow[], now: number): Promise<void> {
    const ofUser = groupedBy(rows, (row) => row.user_id);
    const events = [...ofUser].map(([userId, own]) =>
      sessionsEnded(
        userId,
        own.map(({ id }) => id),
        new Date(now),
      ),
    );
    for (let from = 0; from < events.length; from += AT_ONCE) {
      await this.outbox.append(this.tx, ...events.slice(from, from + AT_ONCE));
    }
  }

  get facts(): readonly Fact[] {
    return this.all;
  }
}
