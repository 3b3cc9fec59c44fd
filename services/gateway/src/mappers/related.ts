import { DomainError } from '@kashikari/kernel';

/**
 * Related things of an answer, asked once for all. They are a courtesy to the screen: a service that is away
 * just now takes them out of the answer, and does not turn a booking that was made into an error.
 */
export async function relatedTo<T>(
  ids: readonly string[],
  fetch: (ids: string[]) => Promise<T[]>,
): Promise<T[]> {
  const wanted = [...new Set(ids.filter((id) => id !== ''))];
  if (wanted.length === 0) return [];
  try {
    return await fetch(wanted);
  } catch (error) {
    if (error instanceof DomainError && error.refusal.kind === 'unavailable') return [];
    throw error;
  }
}
