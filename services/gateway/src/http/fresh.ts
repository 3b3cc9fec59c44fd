import type { RequestContext } from '../rest/request-context';
import type { RouteContract } from '../rest/route';

/**
 * Asks identity, before anything is done, whether the session that asks has freshly signed in (REST contract, edge): in this one
 * place, for every route that says so. A member card has nothing that these routes would give; they refuse it themselves.
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
