import type { RequestContext } from '../rest/request-context';
import type { RouteContract } from '../rest/route';

/**
 * Checks with identity, before the handler runs, that the session has freshly signed in (REST contract, edge). It
 * applies to every route with `fresh`. Member cards are not checked; these routes refuse them anyway.
 * @throws DomainError `auth.fresh_needed`
 */
export async function askIfFresh(
  { body, call, services }: RequestContext,
  { fresh }: Pick<RouteContract, 'fresh'>,
): Promise<void> {
  if (!fresh || call.actor.kind !== 'user') return;
  const given = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (fresh !== true && !fresh.some((field) => given[field] !== undefined && given[field] !== '')) return;
  await services.security.checkFresh({}, call);
}
