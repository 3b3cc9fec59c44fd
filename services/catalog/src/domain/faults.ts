import { DomainError, type Refusal } from '@kashikari/kernel';
import type { Fault } from './fields/field';

/** A fault as the refusal of one field. */
export function atField(field: string, { code, params }: Fault): Refusal {
  return { kind: 'invalid', code, field, ...(params && { params }) };
}

/**
 * All faults of one request as one error. A rule of ours gives the whole its code (`good.hourly_margin`); values that
 * are merely malformed are `validation` together.
 */
export function faulty(faults: readonly Refusal[]): DomainError {
  const rule = faults.find(({ code }) => !code.startsWith('validation.'));
  return new DomainError(rule ?? { kind: 'invalid', code: 'validation' }, faults);
}
