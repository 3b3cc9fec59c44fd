import type { SqlTx } from '../database/sql-tx';
import type { WireEvent } from './event';

const KEEP = `insert into dead_letter (id, source, topic, key, type, data, attempts, error, occurred_at)
  values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9)
  on conflict (id) do update set attempts = excluded.attempts, error = excluded.error, failed_at = clock_timestamp()`;

/** Kind of the job with which a person requests the replay of a dead-lettered event; its key is the event's id. */
export const REPLAY_DEAD_LETTER = 'kashikari.replay-letter';

/** Stores an event that failed for good, with its error. */
export async function deadLetterEvent(
  tx: SqlTx,
  event: WireEvent,
  attempts: number,
  error: unknown,
): Promise<void> {
  const { id, topic, key, type, value, time } = event;
  await tx.read(KEEP, [id, 'event', topic, key, type, storable(value), attempts, textOf(error), time]);
}

export async function deadLetterJob(
  tx: SqlTx,
  job: { id: string; kind: string; key: string; data: unknown; dueAt: number; attempts: number },
  error: unknown,
): Promise<void> {
  const { id, kind, key, attempts } = job;
  const data = JSON.stringify(job.data ?? null);
  const dueAt = new Date(job.dueAt);
  await tx.read(KEEP, [id, 'job', 'due_job', key, kind, data, attempts, textOf(error), dueAt]);
}

/** Returns the text of an error that a dead letter stores. */
export function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Converts a text for jsonb: JSON stays as it is, anything else becomes one string. NUL is removed, because jsonb
 * rejects it.
 */
function storable(value: string): string {
  try {
    JSON.parse(value);
    return value.replace(/\\u0000/g, '');
  } catch {
    return JSON.stringify(value.replaceAll('\0', ''));
  }
}
