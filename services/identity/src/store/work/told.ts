import { groupedBy } from '@kashikari/kernel';
import type { Outbox, SqlTx } from '@kashikari/platform';
import type { Fact } from '../../domain/facts';
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
    private readonly tx: SqlTx,
  ) {}

  async tell(...facts: readonly Fact[]): Promise<void> {
    if (facts.length === 0) return;
    this.all.push(...facts);
    await this.endAccess('user_id', facts.flatMap(reachesLess));
    for (let from = 0; from < facts.length; from += AT_ONCE) {
      await this.outbox.append(this.tx, ...facts.slice(from, from + AT_ONCE).map(eventOf));
    }
  }

  /** Sessions that are over: the gateways hear it within a second, others by an event. */
  async tellEnded(rows: readonly EndedRow[], now: number): Promise<void> {
    await this.endAccess(
      'session_id',
      rows.map(({ id }) => id),
    );
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

  private async endAccess(column: 'session_id' | 'user_id', ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.tx.read(`insert into ended_access (${column}) select unnest($1::uuid[])`, [ids]);
  }

  get facts(): readonly Fact[] {
    return this.all;
  }
}

/** Who sees less by a fact: of a membership that ended or is paused, or of a manager who is one no more. */
function reachesLess({ about, fact }: Fact): string[] {
  if (about === 'membership' && (fact.deleted || fact.disabled)) return [fact.userId];
  return about === 'manager' && fact.deleted ? [fact.userId] : [];
}
