import { notFound, type Call } from '@kashikari/kernel';
import { id } from '../schema/ids';
import type { Services } from '../clients/services';

/**
 * Returns the id of a group that is addressed by id or slug, for services that know only ids; '' if none is given.
 * @throws DomainError `not_found` for a slug of no group that the caller may see
 */
export async function groupIdOf(
  idOrSlug: string | undefined,
  { groups }: Services,
  call: Call,
): Promise<string> {
  if (!idOrSlug || id().safeParse(idOrSlug).success) return idOrSlug ?? '';
  const { group } = await groups.getGroup({ id: idOrSlug }, call);
  if (!group) throw notFound('group', idOrSlug);
  return group.id;
}
