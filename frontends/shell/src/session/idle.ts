const KEY = 'kashikari.active';

/** How long before the end it is said, milliseconds. */
export const WARNING = 60_000;

/** Writing at every touch would cost more than it tells. */
const COARSE = 2_000;

let last = 0;

/** Somebody is there. All tabs of the device share the instant. */
export function touch(now = Date.now()): void {
  if (now - last < COARSE) return;
  last = now;
  try {
    localStorage.setItem(KEY, String(now));
  } catch {
    // Without storage each tab counts for itself.
  }
}

/** When somebody was last seen on this device, epoch milliseconds; 0 is not known. */
export function lastTouch(): number {
  try {
    return Math.max(last, Number(localStorage.getItem(KEY)) || 0);
  } catch {
    return last;
  }
}

/** Milliseconds until everybody is signed out; undefined where nobody ever is. */
export function timeLeft(minutes: number, lastAt: number, now: number): number | undefined {
  if (minutes <= 0 || lastAt <= 0) return undefined;
  return Math.max(lastAt + minutes * 60_000 - now, 0);
}
