import { type Locale, queryOptions } from '@kashikari/web-kit';
import { readConfig } from '../../../config/config';

export type LegalName = 'terms' | 'privacy' | 'commerce_law';

/** Returns the query of an operator's text, in the given language or in an existing one; null if there is no text. */
export function legalTextQuery(name: LegalName, locale: Locale) {
  return queryOptions({
    queryKey: ['legal', name, locale],
    queryFn: async () => {
      const { legal = {} } = await readConfig();
      const written = legal[name] ?? [];
      const language = [locale, 'ja', ...written].find((one) => written.includes(one));
      if (!language) return null;
      const response = await fetch(`/legal/${name}.${language}.txt`);
      if (!response.ok) throw new Error(`the text ${name} answered ${response.status}`);
      return { language, text: await response.text() };
    },
  });
}
