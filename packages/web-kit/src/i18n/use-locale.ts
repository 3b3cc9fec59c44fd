import { useTranslation } from 'react-i18next';
import { type Locale, currentLocale } from './locale';

/** The language in use; renders again when it changes. */
export function useLocale(): Locale {
  useTranslation('kit');
  return currentLocale();
}
