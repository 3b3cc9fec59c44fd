import type { Database } from '../database/database';
import type { SqlTx } from '../database/sql-tx';
import { REPLAY_DEAD_LETTER } from './replay-dead-letter';

/** An event or a job that failed for good, as a list shows it. */
export interface DeadLetterLine {
  readonly id: string;
  readonly source: 'event' | 'job';
  readonly type: string;
  readonly key: string;
  readonly attempts: number;
  readonly failedAt: Date;
  /** The first line of what it failed with. */
  readonly error: string;
}

/** What became of a letter that was to be replayed. `waiting`: nobody has taken it up yet. */
export type ReplayOutcome = 'replayed' | 'failed again' | 'superseded' | 'waiting';

const LIST = `select id, source, type, key, attempts, failed_at as "failedAt", split_part(error, e'\\n', 1) as error
  from dead_letter order by failed_at, id`;

/** Due since the beginning of time: whatever the business clock says, it is next. */
const ASK_EVENT = `insert into due_job (kind, key, due_at) values ($2, $1, 'epoch')
  on conflict (kind, key) do update set retry_at = '-infinity', attempts = 0`;

const ASK_JOB = `insert into due_job (id, kind, key, due_at, data)
  select id, type, key, coalesce(occurred_at, 'epoch'), data from dead_letter where id = $1
  on conflict (kind, key) do nothing returning id`;

/**
 * The dead letters of one service, looked at and replayed from outside of it: an event is taken in again by the running
 * service itself, with its own rules, as a job; a job stands in the row of due jobs again.
 */
export class DeadLetters {
  constructor(private readonly db: Database) {}

  /** The oldest failure first. */
  list(): Promise<DeadLetterLine[]> {
    return this.db.read<DeadLetterLine>(LIST);
  }

  /** All that is kept of one. */
  show(id: string): Promise<Record<string, unknown> | undefined> {
    return this.db.one('select * from dead_letter where id::text = $1', [id]);
  }

  /** Asks for a letter to be replayed; `superseded` when the same job has been ordered anew since. */
  async ask(letter: DeadLetterLine): Promise<ReplayOutcome> {
    return this.db.transaction(async (tx) => {
      if (letter.source === 'job') return askJob(tx, letter.id);
      await tx.read(ASK_EVENT, [letter.id, REPLAY_DEAD_LETTER]);
      return 'waiting';
    });
  }

  /** What has become of a letter since it was asked for. */
  async outcome({ id, attempts }: DeadLetterLine): Promise<ReplayOutcome> {
    const left = await this.db.one<{ attempts: number }>('select attempts from dead_letter where id = $1', [
      id,
    ]);
    if (!left) return 'replayed';
    return left.attempts > attempts ? 'failed again' : 'waiting';
  }

  /** Forgets a letter for good. @returns whether there was one */
  async drop(id: string): Promise<boolean> {
    const gone = await this.db.read('delete from dead_letter where id::text = $1 returning id', [id]);
    return gone.length > 0;
  }
}

async function askJob(tx: SqlTx, id: string): Promise<ReplayOutcome> {
  const ordered = await tx.read(ASK_JOB, [id]);
  if (!ordered.length) return 'superseded';
  await tx.read('delete from dead_letter where id = $1', [id]);
  return 'replayed';
}
