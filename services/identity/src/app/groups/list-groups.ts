import { Injectable } from '@nestjs/common';
import { actorUserId, isId, type Call } from '@kashikari/kernel';
import type { Page, PageRequest } from '../../domain/shared/page';
import { showGroup, type ShownGroup } from '../../domain/shared/shown';
import { signedIn } from '../shared/acting';
import { GroupViews } from '../ports';

/** The groups that the actor owns, belongs to, or acts for the owner of. */
@Injectable()
export class ListGroups {
  constructor(private readonly groups: GroupViews) {}

  async run(page: PageRequest, call: Call): Promise<Page<ShownGroup>> {
    const { items, total } = await this.groups.listOf(signedIn(call), call.actor.within, page);
    const shown = items.flatMap(
      ({ group, relation, membersCount }) => showGroup(group, relation, membersCount, call.actor) ?? [],
    );
    return { items: shown, total };
  }

  /** Returns the groups that the actor shares with a user; all for the actor itself, none for a visitor. */
  async sharedWith(userId: string, { actor }: Call): Promise<ShownGroup[]> {
    const viewer = actorUserId(actor);
    if (viewer === undefined || !isId(userId)) return [];
    const found = await this.groups.shared(viewer, userId.toLowerCase());
    return found.flatMap(
      ({ group, relation, membersCount }) => showGroup(group, relation, membersCount, actor) ?? [],
    );
  }
}
