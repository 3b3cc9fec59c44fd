import { isApiError } from './api-error';

/** What was asked for when a refusal came, so that exactly that can be asked for again. */
const asked = new WeakMap<object, () => void>();

export function keepAgain(error: unknown, again: () => void): void {
  if (typeof error === 'object' && error !== null) asked.set(error, again);
}

/** Asks once more for what an error was the answer to; undefined where nobody kept it. */
export function againOf(error: unknown): (() => void) | undefined {
  return typeof error === 'object' && error !== null ? asked.get(error) : undefined;
}

/**
 * When what was limited is free again, epoch milliseconds; undefined for every other error, and for limits that no waiting
 * lifts (a plan's, a quota's).
 */
export function freeAt(error: unknown): number | undefined {
  if (!isApiError(error) || error.status !== 429) return undefined;
  const { retry_after: seconds } = error.params;
  return typeof seconds === 'number' ? error.at + seconds * 1000 : undefined;
}
