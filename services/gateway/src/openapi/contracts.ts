import { RESOURCES } from '../routes';
import type { Method, RouteContract } from '../rest/route';

const METHODS: readonly Method[] = ['post', 'get', 'put', 'patch', 'delete'];

/** Every call of the REST contract, in the order of the document: within a resource by path and method. */
export const CONTRACTS: readonly RouteContract[] = RESOURCES.flatMap((routes) =>
  routes.map(({ contract }) => contract).sort(byPath),
);

function byPath(a: RouteContract, b: RouteContract): number {
  return a.path.localeCompare(b.path, 'en') || METHODS.indexOf(a.method) - METHODS.indexOf(b.method);
}
