import type { Article } from '@kashikari/help';
import { matchRoutes } from '@kashikari/web-kit';

type Routed = Pick<Article, 'routes'>;

/** Articles about the screen at a path, by the route that fits it best; none if no article is about it. */
export function articlesNear<Of extends Routed>(articles: readonly Of[], path: string | undefined): Of[] {
  if (path === undefined) return [];
  const routes = [...new Set(articles.flatMap((article) => article.routes))];
  const found = matchRoutes(
    routes.map((route) => ({ path: route })),
    path,
  )?.at(-1)?.route.path;
  return articles.filter((article) => found !== undefined && article.routes.includes(found));
}
