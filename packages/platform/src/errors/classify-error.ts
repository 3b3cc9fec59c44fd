import { DomainError, refused } from '@kashikari/kernel';
import { isConnectionFault, isLockTimeout, isOutOfRoom, isRetryable } from '../database/connection-faults';

/** The refusal that a caller gets for a failure, and whether the failure was unexpected (and must be logged). */
export interface ClassifiedError {
  readonly refusal: DomainError;
  readonly unexpected: boolean;
}

/**
 * Turns what a use case threw into a refusal. An unexpected error becomes `internal` with the trace id: its message may hold
 * anything, so it goes to the log and never to the caller.
 */
export function classifyError(error: unknown, traceId: string | undefined): ClassifiedError {
  if (error instanceof DomainError) return { refusal: error, unexpected: false };
  if (isLockTimeout(error) || isRetryable(error)) return { refusal: passing('busy'), unexpected: false };
  if (isConnectionFault(error) || isOutOfRoom(error))
    return { refusal: passing('unavailable'), unexpected: true };
  const params = traceId ? { trace_id: traceId } : undefined;
  return { refusal: refused('internal', params), unexpected: true };
}

const passing = (code: 'busy' | 'unavailable') => refused(code);
