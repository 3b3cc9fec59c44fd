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
 * Resets the preferences of this device after a crash, because one of them may have caused it. Keeps the sign-in flag,
 * the language, and the settings of a shared device: a broken screen must neither open nor close an account.
 */
export function forgetPrefs(): void {
  const { locale, idleMinutes, forgetsAccounts, wasSignedIn } = readPrefs();
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
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
