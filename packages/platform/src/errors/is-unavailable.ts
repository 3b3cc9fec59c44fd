import { DomainError } from '@kashikari/kernel';
import { isPassing } from '../database/connection-faults';

/** Whether something that we need can't be reached just now: nothing is wrong with the work, it has to wait. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DomainError) return error.refusal.kind === 'unavailable';
  return isPassing(error);
}
