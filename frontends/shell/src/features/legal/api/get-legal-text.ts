import { type Locale, queryOptions } from '@kashikari/web-kit';
import { readConfig } from '../../../config/config';

export type LegalName = 'terms' | 'privacy' | 'commerce_law';

/** What the operator says under a name, in the language asked for or the one there is; null when nothing is written. */
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
