import { ACCESS_TOKEN_SECONDS } from './session';

const DAY = 24 * 60 * 60_000;

/** A key signs for so long, milliseconds; then a new one is made. */
export const SIGNING_PERIOD = 90 * DAY;

/** Time for which a retired key is published, so that its tokens can be verified until they expire, milliseconds. */
const KEPT_AFTER = DAY + ACCESS_TOKEN_SECONDS * 1000;

/** Returns true if a key with this creation time still signs. */
export function isSigning(createdAt: number, now: number): boolean {
  return now - createdAt < SIGNING_PERIOD;
}

/** Returns the creation time before which keys are no longer needed. */
export function forgottenBefore(now: number): number {
  return now - SIGNING_PERIOD - KEPT_AFTER;
}
