import { useSyncExternalStore } from 'react';
import { type Translate, subscribeToTexts, translatorOf } from './texts';

/** The texts of a namespace in the language in use; renders again when the language changes. */
export function useTranslation(namespace: string): { readonly t: Translate } {
  const current = () => translatorOf(namespace);
  return { t: useSyncExternalStore(subscribeToTexts, current, current) };
}
