import type { Refusal } from '@kashikari/kernel';

/** Seconds after which asking again makes sense, for statuses that say so. */
export function retryAfter({ kind, code, params }: Refusal): number | undefined {
  const told = params?.['retry_after'];
  if (typeof told === 'number') return Math.max(1, Math.ceil(told));
  if (kind === 'unavailable') return code === 'busy' ? 1 : 5;
  return code === 'idempotency_in_progress' ? 1 : undefined;
}
