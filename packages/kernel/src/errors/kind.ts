/** The kinds of refusal; each is one HTTP status (REST contract, "Errors"), with few exceptions. */
export const ERROR_KINDS = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  'stale',
  'too_large',
  'limited',
  'no_edit_rights',
  'unavailable',
  'internal',
] as const;

export type ErrorKind = (typeof ERROR_KINDS)[number];
