import { Injectable } from '@nestjs/common';
import { actorUserId, forbidden, isId, notFound, type Call, refused } from '@kashikari/kernel';
import type { GroupAct } from '../../domain/permissions/matrix';
import { showGroup, type ShownGroup } from '../../domain/shared/shown';
import { GroupViews } from '../ports';

/** The most groups that one call may ask for. */
const MAX = 500;

/** One group by id, slug or former slug, as far as the actor may see it. */
@Injectable()
export class GetGroup {
  constructor(private readonly groups: GroupViews) {}

  async run(idOrSlug: string, call: Call): Promise<ShownGroup> {
    const shown = await this.find(idOrSlug, call);
    if (!shown) throw notFound('group', idOrSlug);
    return shown;
  }

  /** Returns a group; undefined if the caller may not see it. For resources that are hidden with their group. */
  async find(idOrSlug: string, { actor }: Call): Promise<ShownGroup | undefined> {
    const seen = await this.groups.find(idOrSlug, actorUserId(actor));
    return seen && showGroup(seen.group, seen.relation, seen.membersCount, actor);
  }

  /**
   * Returns a group to callers with its address. If it has stopped sign-ups, they get that refusal. By id it is not
   * found, because ids are not handed out.
   */
  async byAddress(idOrSlug: string, call: Call): Promise<ShownGroup> {
    try {
      return await this.run(idOrSlug, call);
    } catch (error) {
      if (!isId(idOrSlug) && (await this.groups.find(idOrSlug, undefined)))
        throw refused('group.sign_up_disabled');
      throw error;
    }
  }

  /** Those among some ids that the actor sees. */
  async many(ids: readonly string[], { actor }: Call): Promise<ShownGroup[]> {
    if (ids.length > MAX) throw refused('validation.too_many', { max: MAX }, 'ids');
    const found = await this.groups.findAll(ids.filter(isId), actorUserId(actor));
    return found.flatMap(
      ({ group, relation, membersCount }) => showGroup(group, relation, membersCount, actor) ?? [],
    );
  }

  /** Returns a group on which the caller may act; refuses callers who may only see it. */
  async whereMay(act: GroupAct, idOrSlug: string, call: Call): Promise<ShownGroup> {
    const group = await this.run(idOrSlug, call);
    if (!group.permissions.includes(act)) throw forbidden();
    return group;
  }
}
