import type { Locale } from '@kashikari/web-kit';
import { createContext, useContext, useEffect, useState } from 'react';
import { pageConfig, type Config } from './config';

const CaseLocales = createContext<readonly Locale[] | undefined>(undefined);

export const CaseLocalesProvider = CaseLocales.Provider;

/** The languages in which the operator has customer cases; undefined until that is known. */
export function useCaseLocales(): readonly Locale[] | undefined {
  return useContext(CaseLocales);
}

/** Reads these languages from the settings of this installation. */
export function useCaseLocalesOf(config: Promise<Config>): readonly Locale[] | undefined {
  const [locales, setLocales] = useState(() => {
    const known = pageConfig();
    return known && (known.cases ?? []);
  });
  useEffect(() => {
    config.then(
      (settings) => setLocales(settings.cases ?? []),
      () => setLocales([]),
    );
  }, [config]);
  return locales;
}
