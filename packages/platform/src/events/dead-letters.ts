import type { Database } from '../database/database';
import type { SqlTx } from '../database/sql-tx';
import { REPLAY_DEAD_LETTER } from './dead-letter';

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

/** Outcome of replaying a letter. `waiting`: no process has handled it yet. */
export type ReplayOutcome = 'replayed' | 'failed again' | 'superseded' | 'waiting';

const LIST = `select id, source, type, key, attempts, failed_at as "failedAt", split_part(error, e'\\n', 1) as error
  from dead_letter order by failed_at, id`;

/** Orders a job that is due since the beginning of time, so that it is next at any business time. */
const ASK_EVENT = `insert into due_job (kind, key, due_at) values ($2, $1, 'epoch')
  on conflict (kind, key) do update set retry_at = '-infinity', attempts = 0`;

const ASK_JOB = `insert into due_job (id, kind, key, due_at, data)
  select id, type, key, coalesce(occurred_at, 'epoch'), data from dead_letter where id = $1
  on conflict (kind, key) do nothing returning id`;

/**
 * Lists and replays the dead letters of one service from outside of it. The running service itself consumes a replayed
 * event, as a job and by its own rules. A replayed job becomes due again.
 */
export class DeadLetters {
  constructor(private readonly db: Database) {}

  /** The oldest failure first. */
  list(): Promise<DeadLetterLine[]> {
    return this.db.read<DeadLetterLine>(LIST);
  }

  /** Returns the whole row of a dead letter. */
  show(id: string): Promise<Record<string, unknown> | undefined> {
    return this.db.one('select * from dead_letter where id::text = $1', [id]);
  }

  /** Requests the replay of a letter; `superseded` if the same job has been ordered again since. */
  async ask(letter: DeadLetterLine): Promise<ReplayOutcome> {
    return this.db.transaction(async (tx) => {
      if (letter.source === 'job') return askJob(tx, letter.id);
      await tx.read(ASK_EVENT, [letter.id, REPLAY_DEAD_LETTER]);
      return 'waiting';
    });
  }

  /** Returns the outcome of a requested replay so far. */
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
