import { type ErrorCode, KIND_OF } from './errors/kinds';
import type { ErrorKind } from './errors/kind';
import type { ParamsOf } from './errors/params';

/** Parameters of a refusal, such as the requested value and the limit; JSON values only. */
export type ErrorParams = Readonly<Record<string, unknown>>;

/** A refusal as a value. `field` is the wire name of the invalid field, if there is one. */
export interface Refusal {
  readonly kind: ErrorKind;
  readonly code: ErrorCode;
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

/** A value or a refusal. Pure rules return it; use cases throw its refusal with {@link unwrap}. */
export type Verdict<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function allow<T>(value: T): Verdict<T> {
  return { ok: true, value };
}

/** The arguments after a code: its parameters, optional if none is required, and the wire name of the invalid field. */
export type RefusalArgs<Code extends ErrorCode> =
  Readonly<Record<string, never>> extends ParamsOf<Code>
    ? [params?: ParamsOf<Code>, field?: string]
    : [params: ParamsOf<Code>, field?: string];

/** A refusal by its code; the kind is the code's own. */
export function refusal<const Code extends ErrorCode>(code: Code, ...args: RefusalArgs<Code>): Refusal {
  const [params, field] = args as readonly [params?: ErrorParams, field?: string];
  return { kind: KIND_OF[code], code, ...(params && { params }), ...(field && { field }) };
}

export function refuse<const Code extends ErrorCode>(code: Code, ...args: RefusalArgs<Code>): Verdict<never> {
  return { ok: false, refusal: refusal(code, ...args) };
}

/** A refusal to be thrown. */
export function refused<const Code extends ErrorCode>(code: Code, ...args: RefusalArgs<Code>): DomainError {
  return new DomainError(refusal(code, ...args));
}

/** The value of a verdict; throws its refusal as a {@link DomainError}. */
export function unwrap<T>(verdict: Verdict<T>): T {
  if (!verdict.ok) throw new DomainError(verdict.refusal);
  return verdict.value;
}

/** A refusal of one field as a refusal of another, for input that may come in either; anything else stays as it is. */
export function inField(error: unknown, from: string, to: string): unknown {
  if (!(error instanceof DomainError) || error.refusal.field !== from) return error;
  return new DomainError({ ...error.refusal, field: to }, error.fields);
}

/** Returns the same error for a missing record and for one that the caller may not see. */
export function notFound(entity: string, id: string): DomainError {
  return refused('not_found', { entity, id });
}

/** Returns the error for a visitor's call that requires an account. */
export function unauthenticated(): DomainError {
  return refused('unauthenticated');
}

/** A card that only reads has come to a call that writes. */
export function noEditRights(): DomainError {
  return refused('no_edit_rights');
}

/** Codes whose kind means that this caller is refused and another might not be. */
type ForbiddenCode = {
  [Code in ErrorCode]: (typeof KIND_OF)[Code] extends 'forbidden' ? Code : never;
}[ErrorCode];

export function forbidden(code: ForbiddenCode = 'forbidden', params?: ErrorParams): DomainError {
  return new DomainError({ kind: 'forbidden', code, ...(params && { params }) });
}
