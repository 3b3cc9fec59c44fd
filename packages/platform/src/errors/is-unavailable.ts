import { DomainError } from '@kashikari/kernel';
import { isPassing } from '../database/connection-faults';

/** Returns true if a required dependency is temporarily unreachable. The work itself is valid and has to wait. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DomainError) return error.refusal.kind === 'unavailable';
  return isPassing(error);
}
