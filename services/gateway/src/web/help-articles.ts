import { articlesIn, TOPICS } from '@kashikari/help';
import { LOCALES, type Locale } from '@kashikari/kernel';
import { Router } from 'express';
import type { Article } from '@kashikari/help';

const ARTICLE = /^\/help\/([^/]+)$/;

/** Serves `/ja.json`: the topics, and all articles of the help in a language. */
export function helpArticles(): Router {
  const router = Router();
  router.get('/:file', (request, response, next) => {
    const locale = LOCALES.find((one) => request.params.file === `${one}.json`);
    if (!locale) return next('router');
    response.setHeader('Cache-Control', 'no-cache').json({ topics: TOPICS, articles: articlesIn(locale) });
  });
  return router;
}

/**
 * Returns the article at the address of a page: undefined if the address is not that of an article, null if there is
 * no such article.
 */
export function articleAt(address: string, locale: Locale): Article | null | undefined {
  const [, slug] = ARTICLE.exec(address) ?? [];
  if (slug === undefined) return undefined;
  return articlesIn(locale).find((article) => article.slug === slug) ?? null;
}

/** The addresses of all articles, in every language alike. */
export function articleAddresses(): string[] {
  return articlesIn('ja').map(({ slug }) => `/help/${slug}`);
}
