import type { Article } from '@kashikari/help';
import { matchRoutes } from '@kashikari/web-kit';

type Routed = Pick<Article, 'routes'>;

/** Articles that are offered about a screen. */
const MAX_NEAR = 5;

/** Up to five articles about the screen at a path, by the route that fits it best. */
export function articlesNear<Of extends Routed>(articles: readonly Of[], path: string | undefined): Of[] {
  if (path === undefined) return [];
  const routes = [...new Set(articles.flatMap((article) => article.routes))];
  const found = matchRoutes(
    routes.map((route) => ({ path: route })),
    path,
  )?.at(-1)?.route.path;
  return articles
    .filter((article) => found !== undefined && article.routes.includes(found))
    .slice(0, MAX_NEAR);
}
