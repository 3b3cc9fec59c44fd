import { matchRoutes, type LoadRemote, type RouteObject } from '@kashikari/web-kit';
import { ownerOf } from '../app/ownership';

/** Name of a screen without a route. */
const NO_SCREEN = 'none';

/**
 * Returns the pattern of a path's route, `/goods/:id`, which contains nothing of the address itself.
 * @param routes the shell's own routes; other paths belong to a remote
 */
export async function screenPattern(
  pathname: string,
  routes: readonly RouteObject[],
  load: LoadRemote,
): Promise<string> {
  const own = patternIn(routes, pathname);
  if (own) return own;
  const owner = ownerOf(pathname);
  return (owner && patternIn((await load(owner)).routes, pathname)) ?? NO_SCREEN;
}

function patternIn(routes: readonly RouteObject[], pathname: string): string | undefined {
  const path = matchRoutes([...routes], pathname)?.at(-1)?.route.path;
  if (path === undefined || path === '*') return undefined;
  return path.startsWith('/') ? path : `/${path}`;
}
