import { useLocale } from '@kashikari/web-kit';
import { type ReactElement, useEffect, useState } from 'react';
import { useCaseLocales } from '../../config/case-locales';
import { useOfferedLocales } from '../../config/own-shell';

/**
 * The section of customer cases, in the visitor's language, otherwise in the first that this site offers; null: none.
 * Undefined while it loads: what stands below it is drawn with it, so that nothing moves.
 */
export function useCases(): ReactElement | null | undefined {
  const written = useCaseLocales();
  const locale = useLocale();
  const offered = useOfferedLocales();
  const language = [locale, ...offered, ...(written ?? [])].find((one) => written?.includes(one));
  const [section, setSection] = useState<ReactElement | null>();
  useEffect(() => {
    if (!language) return undefined;
    let isWanted = true;
    const show = (loaded: ReactElement | null) => isWanted && setSection(loaded);
    import('./cases').then(({ loadCases }) => loadCases(language)).then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [language]);
  if (!written) return undefined;
  return language ? section : null;
}
