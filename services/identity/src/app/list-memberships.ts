import { Injectable } from '@nestjs/common';
import { actorUserId, notFound, type Call } from '@kashikari/kernel';
import { fold } from '../domain/fold';
import { isId } from '../domain/ids';
import type { Page, PageAsked } from '../domain/page';
import {
  showGroup,
  showMember,
  showMembership,
  type ShownGroup,
  type ShownMembership,
  type ShownUser,
} from '../domain/shown';
import { signedIn } from './acting';
import { GetGroup } from './get-group';
import { MembershipViews, type SeenMembership } from './ports';

export interface MembershipsAsked {
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

  async run(asked: MembershipsAsked, page: PageAsked, call: Call): Promise<ShownMemberships> {
    const viewer = signedIn(call);
    const groupId = asked.groupId ? (await this.getGroup.run(asked.groupId, call)).id : undefined;
    const userId = asked.userId || (groupId ? undefined : viewer);
    if (userId && !isId(userId)) throw notFound('user', userId);
    const { items, total } = await this.memberships.list(
      { ...(groupId && { groupId }), ...(userId && { userId }), match: fold(asked.match) },
      viewer,
      page,
    );
    return { total, ...this.show(items, call) };
  }

  private show(items: readonly SeenMembership[], { actor }: Call): Omit<ShownMemberships, 'total'> {
    const groups = new Map<string, ShownGroup>();
    const users = new Map<string, ShownUser>();
    const shown = items.map(({ membership, member, seen }) => {
      const group = showGroup(seen.group, seen.standing, seen.membersCount, actor)!;
      groups.set(group.id, group);
      const mayList = group.permissions.includes('list_members') || member.id === actorUserId(actor);
      users.set(member.id, showMember(member, mayList));
      return showMembership(membership, group.permissions.includes('manage_members'), actor);
    });
    return { items: shown, users: [...users.values()], groups: [...groups.values()] };
  }
}
