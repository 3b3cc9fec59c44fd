const KEY = 'kashikari.active';

/** The length of the warning before the sign-out, in milliseconds. */
export const WARNING = 60_000;

/** The minimum interval between writes, in milliseconds. A write at every touch would be too expensive. */
const COARSE = 2_000;

let last = 0;

/** Records activity. All tabs of the device share the instant. */
export function touch(now = Date.now()): void {
  if (now - last < COARSE) return;
  last = now;
  try {
    localStorage.setItem(KEY, String(now));
  } catch {
    // Without storage each tab counts for itself.
  }
}

/** Returns the last activity on this device in epoch milliseconds; 0 if it is unknown. */
export function lastTouch(): number {
  try {
    return Math.max(last, Number(localStorage.getItem(KEY)) || 0);
  } catch {
    return last;
  }
}

/** Returns the milliseconds until all accounts are signed out; undefined if the device has no such limit. */
export function timeLeft(minutes: number, lastAt: number, now: number): number | undefined {
  if (minutes <= 0 || lastAt <= 0) return undefined;
  return Math.max(lastAt + minutes * 60_000 - now, 0);
}
