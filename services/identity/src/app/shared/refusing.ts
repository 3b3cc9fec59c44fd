import { DomainError, type Refusal, refused } from '@kashikari/kernel';

/** Throws the faults of a form, if there are any: the first, and all others beside it. */
export function refuseFaults(faults: readonly Refusal[]): void {
  const [first, ...others] = faults;
  if (first) throw new DomainError(first, others);
}

/** The version that the caller saw is not the one that is there. */
export function refuseStale(current: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== current) throw refused('stale', { current });
}
