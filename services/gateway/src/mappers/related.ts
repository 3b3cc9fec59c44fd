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
  return wanted.length === 0 ? [] : unlessAway(fetch(wanted), []);
}

/** Returns the result of a call, or the given value if its service is unavailable. */
export async function unlessAway<T, A>(call: Promise<T>, absent: A): Promise<T | A> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof DomainError && error.refusal.kind === 'unavailable') return absent;
    throw error;
  }
}
