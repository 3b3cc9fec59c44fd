import { ACCESS_TOKEN_SECONDS } from './session';

const DAY = 24 * 60 * 60_000;

/** A key signs for so long, milliseconds; then a new one is made. */
export const SIGNING_PERIOD = 90 * DAY;

/** A retired key is still told, so that the tokens it signed are verified to their end, milliseconds. */
const KEPT_AFTER = DAY + ACCESS_TOKEN_SECONDS * 1000;

/** Whether a key made at an instant still signs. */
export function isSigning(createdAt: number, now: number): boolean {
  return now - createdAt < SIGNING_PERIOD;
}

/** Before this instant a key was made that nobody needs to know any more. */
export function forgottenBefore(now: number): number {
  return now - SIGNING_PERIOD - KEPT_AFTER;
}
