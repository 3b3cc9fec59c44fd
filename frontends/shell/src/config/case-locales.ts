import type { Locale } from '@kashikari/web-kit';
import { useSettings } from './settings';

/** The languages in which the operator has customer cases; undefined until that is known. */
export function useCaseLocales(): readonly Locale[] | undefined {
  const settings = useSettings();
  return settings && (settings.cases ?? []);
}
