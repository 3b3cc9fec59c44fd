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

/**
 * Forgets what is kept on this device, after a crash: one of it may have been its cause. Not that somebody is signed in
 * here: a broken screen signs nobody out.
 */
export function forgetPrefs(): void {
  const { wasSignedIn } = readPrefs();
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
  if (wasSignedIn === true) writePrefs({ ...initialPrefs, wasSignedIn });
}
