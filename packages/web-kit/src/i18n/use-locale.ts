import { useSyncExternalStore } from 'react';
import { type Locale, currentLocale } from './locale';
import { subscribeToTexts } from './texts';

/** The language in use; renders again when it changes. */
export function useLocale(): Locale {
  return useSyncExternalStore(subscribeToTexts, currentLocale, currentLocale);
}
