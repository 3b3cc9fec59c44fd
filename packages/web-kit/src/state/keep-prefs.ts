import { type Prefs, initialPrefs } from './prefs';

const KEY = 'kashikari.prefs';

/** What was kept, or the defaults; never fails, for storage may be blocked, full or hold something old. */
export function readPrefs(): Prefs {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...initialPrefs, ...(typeof kept === 'object' ? kept : {}) };
  } catch {
    return initialPrefs;
  }
}

export function writePrefs(prefs: Prefs): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A private window without storage: the choice lasts as long as the page.
  }
}

/** Forgets everything kept on this device (after a crash, and on signing out of all accounts). */
export function forgetPrefs(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
