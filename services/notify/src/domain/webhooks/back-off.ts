import { WEBHOOK_MAX_FAILURES } from '@kashikari/kernel';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Delays after each failed request in a row, milliseconds; together with jitter, 76 to 84 hours. */
const WAITS = [
  ...[5 * SECOND, 5 * MINUTE, 30 * MINUTE],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR),
];

/** Longest delay that a receiver can ask for, milliseconds. */
const LONGEST = 24 * HOUR;

/** Share by which a delay is lengthened, so that endpoints do not return at once. */
const JITTER = 0.1;

/** Returns true if this many failed requests in a row disable a webhook. */
export function isTooMany(errorCount: number): boolean {
  return errorCount >= WEBHOOK_MAX_FAILURES;
}

/**
 * Returns the delay before the next request to an endpoint, milliseconds.
 * @param errorCount failed requests in a row, from 1
 * @param asked delay of `Retry-After`, milliseconds
 * @param chance from 0 to 1
 */
export function backOff(errorCount: number, asked: number | undefined, chance: number): number {
  const wait = WAITS[Math.min(errorCount, WAITS.length) - 1] ?? 0;
  return Math.max(wait * (1 + JITTER * chance), Math.min(asked ?? 0, LONGEST));
}

/** Returns the delay of a `Retry-After` (RFC 9110, 10.2.3), milliseconds. @param now security time */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  if (!header) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * SECOND : Date.parse(header) - now;
  return wait > 0 ? wait : undefined;
}
