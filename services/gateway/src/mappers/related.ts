import { DomainError } from '@kashikari/kernel';

/**
 * Fetches related records of a response, by one call for all. They are optional: if a service is unavailable they are
 * omitted, so that a booking that was made does not become an error.
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
