import { isLocale } from '../i18n/locale';
import { type Prefs, initialPrefs } from './prefs';

const KEY = 'kashikari.prefs';

/**
 * Returns the stored preferences, or the defaults. Never fails: storage may be blocked, full or contain an old format.
 */
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
 * Forgets how its person likes things on this device, after a crash: one of it may have been its cause. Not that somebody is
 * signed in here, in which language, and what a shared device does with who is away: a broken screen opens no account, and
 * closes none.
 */
export function forgetPrefs(): void {
  const { locale, idleMinutes, forgetsAccounts, wasSignedIn } = readPrefs();
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
  const isLocaleKept = isLocale(locale);
  if (wasSignedIn === true || isLocaleKept || Number(idleMinutes) > 0 || forgetsAccounts === true)
    writePrefs({
      ...initialPrefs,
      ...(isLocaleKept && { locale }),
      idleMinutes: Number(idleMinutes) > 0 ? Number(idleMinutes) : 0,
      forgetsAccounts: forgetsAccounts === true,
      wasSignedIn: wasSignedIn === true,
    });
}
