import type { ErrorKind, Refusal } from '@kashikari/kernel';

const STATUS: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  stale: 412,
  too_large: 413,
  limited: 429,
  no_edit_rights: 481,
  unavailable: 503,
  internal: 500,
};

/** Refusals of HTTP itself, which no service knows. */
const OWN: Readonly<Record<string, number>> = { method_not_allowed: 405, unsupported_media_type: 415 };

/** The one mapping from a domain error to HTTP. */
export function statusOf({ kind, code }: Refusal): number {
  return OWN[code] ?? STATUS[kind];
}

/** Seconds after which asking again makes sense, for statuses that say so. */
export function retryAfter({ kind, code, params }: Refusal): number | undefined {
  const told = params?.['retry_after'];
  if (typeof told === 'number') return Math.max(1, Math.ceil(told));
  if (kind === 'unavailable') return code === 'busy' ? 1 : 5;
  return code === 'idempotency_in_progress' ? 1 : undefined;
}
