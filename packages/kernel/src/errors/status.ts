import type { ErrorKind } from './kind';

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

/** Refusals that don't use the status of their kind. */
const EXCEPTIONS: Readonly<Record<string, number>> = {
  // Refusals of HTTP itself, which no service knows.
  'host.unknown': 421,
  method_not_allowed: 405,
  unsupported_media_type: 415,
};

/** The one mapping from a refusal to HTTP (REST contract, "Errors"). */
export function statusOf({ kind, code }: { readonly kind: ErrorKind; readonly code: string }): number {
  return EXCEPTIONS[code] ?? STATUS[kind];
}
