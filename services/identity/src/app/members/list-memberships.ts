import { Injectable } from '@nestjs/common';
import { actorUserId, isId, notFound, type Call } from '@kashikari/kernel';
import { fold } from '../../domain/shared/fold';
import type { Page, PageRequest } from '../../domain/shared/page';
import {
  showGroup,
  showMember,
  showMembership,
  type ShownGroup,
  type ShownMembership,
  type ShownUser,
} from '../../domain/shared/shown';
import { signedIn } from '../shared/acting';
import { GetGroup } from '../groups/get-group';
import { MembershipViews, type SeenMemberships } from '../ports';

export interface MembershipsRequest {
  /** Id or slug of a group; empty is all. */
  readonly groupId: string;
  /** Empty, with an empty group: the actor's own. */
  readonly userId: string;
  readonly match: string;
}

export interface ShownMemberships extends Page<ShownMembership> {
  readonly users: readonly ShownUser[];
  readonly groups: readonly ShownGroup[];
}

/** Members of a group, or memberships of a user: own ones, and those in groups whose members the actor may list. */
@Injectable()
export class ListMemberships {
  constructor(
    private readonly memberships: MembershipViews,
    private readonly getGroup: GetGroup,
  ) {}

  async run(asked: MembershipsRequest, page: PageRequest, call: Call): Promise<ShownMemberships> {
    const viewer = signedIn(call);
    const groupId = asked.groupId ? (await this.getGroup.run(asked.groupId, call)).id : undefined;
    const userId = asked.userId || (groupId ? undefined : viewer);
    if (userId && !isId(userId)) throw notFound('user', userId);
    const filter = {
      ...(groupId && { groupId }),
      ...(userId && { userId }),
      match: fold(asked.match),
      within: call.actor.within,
    };
    return this.show(await this.memberships.list(filter, viewer, page), call);
  }

  private show({ items, groups: seen, total }: SeenMemberships, { actor }: Call): ShownMemberships {
    const groups = new Map<string, ShownGroup>();
    for (const { group, relation, membersCount } of seen) {
      groups.set(group.id, showGroup(group, relation, membersCount, actor)!);
    }
    const may = (act: string, groupId: string) => groups.get(groupId)?.permissions.includes(act) ?? false;
    const users = new Map<string, ShownUser>();
    const shown = items.map(({ membership, member }) => {
      const isOwn = member.id === actorUserId(actor);
      const mayList = isOwn || may('list_members', membership.groupId);
      const told = showMember(member, mayList, isOwn || membership.consented);
      if (!users.get(member.id)?.email) users.set(member.id, told);
      return showMembership(membership, may('manage_members', membership.groupId), actor);
    });
    return { items: shown, total, users: [...users.values()], groups: [...groups.values()] };
  }
}
