import { useLocale } from '@kashikari/web-kit';
import { type ReactElement, useEffect, useState } from 'react';
import { useCaseLocales } from '../../config/case-locales';
import { useOfferedLocales } from '../../config/own-shell';

/**
 * Returns the section of customer cases in the visitor's language, or else in the first one that this site offers. Null
 * means that there is no section. It is undefined while the section loads; the content below waits for it, so that
 * nothing shifts.
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
