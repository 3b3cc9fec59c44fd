import { DomainError, type ErrorCode, type Refusal } from '@kashikari/kernel';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Maximum number of faults in one response. */
const MAX = 50;

/** A request of the wrong shape: `validation`, with each fault at its field. */
export function validationError(issues: readonly Issue[], input: unknown): DomainError {
  const faults = issues.slice(0, MAX).map((issue) => toFault(issue, input));
  return new DomainError({ kind: 'invalid', code: 'validation' }, faults);
}

/** One fault outside any schema: broken JSON, a header. */
export function malformed(field: string, code: ErrorCode, params: Record<string, unknown> = {}): DomainError {
  return new DomainError({ kind: 'invalid', code: 'validation' }, [{ kind: 'invalid', code, field, params }]);
}

function toFault(issue: Issue, input: unknown): Refusal {
  const { code, ...params } = describe(issue, input);
  return { kind: 'invalid', code, params, field: issue.path.map(String).join('.') || 'body' };
}

function describe(issue: Issue, input: unknown): { code: ErrorCode } & Record<string, unknown> {
  switch (issue.code) {
    case 'custom':
      return issue.params as { code: ErrorCode };
    case 'too_big':
      return { code: sizeCode(issue.origin, 'too_large', 'too_long', 'too_many'), max: issue.maximum };
    case 'too_small':
      return { code: sizeCode(issue.origin, 'too_small', 'too_short', 'too_few'), min: issue.minimum };
    case 'invalid_type':
      return { code: typeCode(at(input, issue.path)) };
    case 'invalid_value':
      return at(input, issue.path) === undefined
        ? { code: 'validation.required' }
        : { code: 'validation.choice', allowed: issue.values };
    case 'invalid_union': {
      // One of the ways was meant: the first way's own fault says more than "none of them".
      const first = issue.errors.find((way) => way.length > 0)?.[0];
      return first ? describe(first, at(input, issue.path)) : { code: 'validation.format' };
    }
    default:
      return { code: 'validation.format' };
  }
}

/**
 * Returns the code of a wrong type. Numbers typed in full-width digits, as Japanese keyboards produce, have a separate
 * code.
 */
function typeCode(value: unknown): ErrorCode {
  if (value === undefined) return 'validation.required';
  return typeof value === 'string' && /^[\s０-９．，−－-]+$/.test(value)
    ? 'validation.half_width'
    : 'validation.type';
}

type Size = 'large' | 'small' | 'long' | 'short' | 'many' | 'few';
type SizeCode = `too_${Size}`;

function sizeCode(origin: string, number: SizeCode, text: SizeCode, list: SizeCode): ErrorCode {
  return `validation.${origin === 'string' ? text : origin === 'array' ? list : number}`;
}

function at(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    input,
  );
}
