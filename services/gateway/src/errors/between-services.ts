import type { Refusal } from '@kashikari/kernel';

/** Refusals that concern calls between services rather than the caller's request. */
const BETWEEN_SERVICES: Readonly<Record<string, Refusal>> = {
  deadline_exceeded: { kind: 'unavailable', code: 'unavailable' },
  too_large: { kind: 'too_large', code: 'payload_too_large' },
  // A service did not believe our signature: nothing that the caller could do better.
  'actor.unsigned': { kind: 'internal', code: 'internal' },
};

/** The refusal as callers may know it: without names of services. */
export function forCallers(refusal: Refusal): Refusal {
  const known = BETWEEN_SERVICES[refusal.code];
  if (known) return known;
  const { kind, code, params } = refusal;
  if (kind !== 'unavailable') return refusal;
  const wait = params?.['retry_after'];
  return { kind, code, ...(wait !== undefined && { params: { retry_after: wait } }) };
}
