import { Injectable } from '@nestjs/common';
import { accountHolder, isId, notFound, type Call } from '@kashikari/kernel';
import { showGroup, showMembership, type ShownMembership } from '../../domain/shared/shown';
import { MembershipViews } from '../ports';

export interface FoundMembership {
  readonly membership: ShownMembership;
  /** True if the actor manages the members of its group. */
  readonly mayManage: boolean;
  /** The account that its group belongs to. */
  readonly accountId: string;
}

/** A membership that the actor is about to change; not found to those who may not see it. */
@Injectable()
export class FindMembership {
  constructor(private readonly memberships: MembershipViews) {}

  async run(id: string, call: Call): Promise<FoundMembership> {
    const actorId = accountHolder(call);
    const seen = isId(id) ? await this.memberships.find(id, actorId) : undefined;
    const group =
      seen && showGroup(seen.group.group, seen.group.relation, seen.group.membersCount, call.actor);
    if (!seen || !group) throw notFound('membership', id);
    const mayManage = group.permissions.includes('manage_members');
    const membership = showMembership(seen.membership, mayManage, call.actor);
    return { membership, mayManage, accountId: group.ownerId };
  }
}
