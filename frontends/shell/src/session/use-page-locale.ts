import { type Locale, changeLocale, currentLocale, useStore } from '@kashikari/web-kit';
import { useEffect } from 'react';

/**
 * Shows one page in a language; the next page is in the user's language again. Undefined leaves the language unchanged.
 */
export function usePageLocale(locale: Locale | undefined): void {
  const store = useStore();
  useEffect(() => {
    if (!locale) return undefined;
    const before = currentLocale();
    void changeLocale(locale);
    // A language that was chosen meanwhile stays.
    return () => void changeLocale(store.getState().prefs.locale ?? before);
  }, [locale, store]);
}
