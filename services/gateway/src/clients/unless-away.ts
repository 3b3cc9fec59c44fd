import { DomainError } from '@kashikari/kernel';

/**
 * Returns null instead of an answer of a service that is away, for parts of an answer that the rest can be read without.
 * Other errors are thrown.
 */
export async function unlessAway<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DomainError && error.refusal.kind === 'unavailable') return null;
    throw error;
  }
}
