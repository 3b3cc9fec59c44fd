import type { Article, Topic } from '@kashikari/help';
import { ApiError, queryOptions, useLocale, useQuery, type Locale } from '@kashikari/web-kit';

export interface Articles {
  readonly topics: readonly Topic[];
  readonly articles: readonly Article[];
}

/** Time for which articles count as fresh, milliseconds. */
const FRESH = 10 * 60_000;

/** All articles of the help in a language: they are small, and are searched and listed together. */
export function articlesQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['help', 'articles', locale],
    queryFn: async (): Promise<Articles> => {
      const response = await fetch(`/help/articles/${locale}.json`).catch(() => {
        throw ApiError.network();
      });
      if (!response.ok) throw new Error(`the help in ${locale} answered ${response.status}`);
      return (await response.json()) as Articles;
    },
    staleTime: FRESH,
  });
}

export function useArticles() {
  return useQuery(articlesQuery(useLocale()));
}
