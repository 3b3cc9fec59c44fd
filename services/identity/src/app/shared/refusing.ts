import { DomainError, type Refusal, refused } from '@kashikari/kernel';
import type { Form } from '../../domain/shared/form';

/** Throws the faults of a form, if there are any: the first, and all others beside it. */
export function refuseFaults(faults: readonly Refusal[]): void {
  const [first, ...others] = faults;
  if (first) throw new DomainError(first, others);
}

/** Returns the values of a form; throws its faults, if there are any. */
export function valuesOf<T>(form: Form<T>): T {
  if (form.ok) return form.values;
  const [first, ...others] = form.faults;
  throw new DomainError(first!, others);
}

/** The version that the caller saw is not the one that is there. */
export function refuseStale(current: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== current) throw refused('stale', { current });
}
