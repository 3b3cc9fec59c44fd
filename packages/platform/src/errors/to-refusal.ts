import { DomainError, refused } from '@kashikari/kernel';
import { isConnectionFault, isLockTimeout, isOutOfRoom, isRetryable } from '../database/connection-faults';

/** What a caller is told of a failure, and whether it was one that nobody foresaw (and must be logged). */
export interface Answer {
  readonly refusal: DomainError;
  readonly unexpected: boolean;
}

/**
 * The one place where what a use case threw becomes a refusal. What nobody foresaw is `internal` with the trace id:
 * its message may hold anything, so it goes to the log and never to the caller.
 */
export function toRefusal(error: unknown, traceId: string | undefined): Answer {
  if (error instanceof DomainError) return { refusal: error, unexpected: false };
  if (isLockTimeout(error) || isRetryable(error)) return { refusal: passing('busy'), unexpected: false };
  if (isConnectionFault(error) || isOutOfRoom(error))
    return { refusal: passing('unavailable'), unexpected: true };
  const params = traceId ? { trace_id: traceId } : undefined;
  return { refusal: refused('internal', params), unexpected: true };
}

const passing = (code: 'busy' | 'unavailable') => refused(code);
