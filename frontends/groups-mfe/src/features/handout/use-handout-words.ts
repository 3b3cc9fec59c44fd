import { answer, api, type Locale, useQuery } from '@kashikari/web-kit';

/** The texts of all languages: a handout is in the language of its readers, not in that of the user who prints it. */
const WORDS = {
  ja: () => import('../../i18n/ja.json'),
  en: () => import('../../i18n/en.json'),
  'ja-Hira': () => import('../../i18n/ja-Hira.json'),
} as const satisfies Record<Locale, unknown>;

/** Queries the text of a handout in one language. */
export function useHandoutWords(locale: Locale) {
  return useQuery({
    queryKey: ['handout-words', locale],
    queryFn: async () => (await WORDS[locale]()).handout.paper,
    staleTime: Infinity,
  });
}

/** The group's own language: that of the account that owns it. */
export function useGroupLocale(id: string) {
  return useQuery({
    queryKey: ['groups', id, 'locale'],
    queryFn: async () =>
      (await answer(api.GET('/groups/{id}', { params: { path: { id } } }))).users[0]?.locale ?? 'ja',
  });
}
