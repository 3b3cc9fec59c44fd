import { isApiError } from './api-error';

/** Failed calls by their error, so that exactly the same call can be repeated. */
const asked = new WeakMap<object, () => void>();

export function keepAgain(error: unknown, again: () => void): void {
  if (typeof error === 'object' && error !== null) asked.set(error, again);
}

/** Returns a function that repeats the failed call of an error; undefined if it was not stored. */
export function againOf(error: unknown): (() => void) | undefined {
  return typeof error === 'object' && error !== null ? asked.get(error) : undefined;
}

/**
 * Returns the time at which a rate limit ends, epoch milliseconds. Undefined for other errors, and for limits that
 * don't end by waiting (a plan's, a quota's).
 */
export function freeAt(error: unknown): number | undefined {
  if (!isApiError(error) || error.status !== 429) return undefined;
  const { retry_after: seconds } = error.params;
  return typeof seconds === 'number' ? error.at + seconds * 1000 : undefined;
}
