/** The kinds of refusal; each is mapped to one HTTP status by the gateway (REST contract, "Errors"). */
export const ERROR_KINDS = [
  'invalid', // 400
  'unauthenticated', // 401
  'forbidden', // 403
  'not_found', // 404
  'conflict', // 409
  'stale', // 412
  'too_large', // 413
  'limited', // 429
  'no_edit_rights', // 481
  'unavailable', // 503
  'internal', // 500
] as const;

export type ErrorKind = (typeof ERROR_KINDS)[number];

/** What was asked and what would be allowed; JSON values only. */
export type ErrorParams = Readonly<Record<string, unknown>>;

/** One refusal as a value. `field` is the wire name of the field at fault, if one is. */
export interface Refusal {
  readonly kind: ErrorKind;
  /** Stable, dotted, never translated, e.g. `booking.max_days`. */
  readonly code: string;
  readonly params?: ErrorParams;
  readonly field?: string;
}

/** A refusal on its way out. `fields` holds further faults when several fields are wrong at once. */
export class DomainError extends Error {
  readonly refusal: Refusal;
  readonly fields: readonly Refusal[];

  constructor(refusal: Refusal, fields: readonly Refusal[] = []) {
    super(refusal.code);
    this.name = 'DomainError';
    this.refusal = refusal;
    this.fields = fields;
  }
}

/** Either a value or a refusal. Pure rules answer this; use cases throw it with {@link unwrap}. */
export type Verdict<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function allow<T>(value: T): Verdict<T> {
  return { ok: true, value };
}

export function refuse<T = never>(
  kind: ErrorKind,
  code: string,
  params?: ErrorParams,
  field?: string,
): Verdict<T> {
  return {
    ok: false,
    refusal: { kind, code, ...(params && { params }), ...(field && { field }) },
  };
}

/** The value of a verdict; throws its refusal as a {@link DomainError}. */
export function unwrap<T>(verdict: Verdict<T>): T {
  if (!verdict.ok) throw new DomainError(verdict.refusal);
  return verdict.value;
}

/** Not there, or not to be seen by this person: the two are not told apart. */
export function notFound(entity: string, id: string): DomainError {
  return new DomainError({ kind: 'not_found', code: 'not_found', params: { entity, id } });
}

/** Nobody, where somebody has to be. */
export function unauthenticated(): DomainError {
  return new DomainError({ kind: 'unauthenticated', code: 'unauthenticated' });
}

/** A card that only reads has come to a call that writes. */
export function noEditRights(): DomainError {
  return new DomainError({ kind: 'no_edit_rights', code: 'no_edit_rights' });
}

export function forbidden(code = 'forbidden', params?: ErrorParams): DomainError {
  return new DomainError({ kind: 'forbidden', code, ...(params && { params }) });
}
