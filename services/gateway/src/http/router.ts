import { refused } from '@kashikari/kernel';
import { Router, type RequestHandler } from 'express';
import { serve, type ServeDeps } from './serve';
import type { Route } from '../rest/request-context';
import type { Method } from '../rest/route';

/** All routes below `/v1`. A known path with another method is 405 and says which it takes. */
export function restRouter(routes: readonly Route[], deps: ServeDeps): RequestHandler {
  const routers = new Map<string, Router>();
  const paths = new Map<string, Set<Method>>();
  // Words before ids: `/users/current` is not the user named `current`.
  for (const route of [...routes].sort((a, b) => holes(a) - holes(b))) {
    const path = route.contract.path.replace(/\{(\w+)\}/g, ':$1');
    const methods = paths.get(path) ?? new Set<Method>();
    for (const method of methodsOf(route)) {
      routerOf(path, routers)[method](path, serve(route, deps));
      methods.add(method);
    }
    paths.set(path, methods);
  }
  for (const [path, methods] of paths) {
    routerOf(path, routers).all(path, (request, response, next) => {
      response.setHeader('Allow', [...methods].map((method) => method.toUpperCase()).join(', '));
      if (request.method === 'OPTIONS') response.status(204).end();
      else next(refused('method_not_allowed'));
    });
  }
  return (request, response, next) => {
    const router = routers.get(firstWordOf(request.path));
    if (router) router(request, response, next);
    else next();
  };
}

/** Express tries one path after the other; with a router for each first word it has few to try. */
function routerOf(path: string, routers: Map<string, Router>): Router {
  const word = firstWordOf(path);
  const router = routers.get(word) ?? Router({ caseSensitive: true });
  routers.set(word, router);
  return router;
}

function firstWordOf(path: string): string {
  return path.split('/', 2)[1] ?? '';
}

function methodsOf({ contract }: Route): Method[] {
  return contract.alsoPut ? [contract.method, 'put'] : [contract.method];
}

function holes({ contract }: Route): number {
  return contract.path.split('{').length - 1;
}
