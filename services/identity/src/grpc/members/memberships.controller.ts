import { identity, PATCHES } from '@kashikari/contracts';
import { actorUserId, type Call } from '@kashikari/kernel';
import { GrpcController, toDetail } from '@kashikari/platform';
import { BulkUpdateMemberships, type MembershipOutcome } from '../../app/members/bulk-update-memberships';
import { CreateInvites } from '../../app/invites/create-invites';
import { DeleteMembership } from '../../app/members/delete-membership';
import { JoinGroup } from '../../app/members/join-group';
import { ListMemberships } from '../../app/members/list-memberships';
import { ManageInvites } from '../../app/invites/manage-invites';
import { UpdateMembership } from '../../app/members/update-membership';
import { readPage, toGroup, toInvite, toMembership, toPageInfo, toUser } from '../shared/messages';

@GrpcController(identity.MembershipServiceService)
export class MembershipsController {
  constructor(
    private readonly join: JoinGroup,
    private readonly add: CreateInvites,
    private readonly invites: ManageInvites,
    private readonly list: ListMemberships,
    private readonly update: UpdateMembership,
    private readonly remove: DeleteMembership,
    private readonly bulk: BulkUpdateMemberships,
  ) {}

  async createMembership(
    request: identity.CreateMembershipRequest,
    call: Call,
  ): Promise<identity.CreateMembershipResponse> {
    if (this.isForAnother(request, call)) {
      const invite = toInvite(this.invites.show(await this.add.one(request, call)));
      return { membership: undefined, group: undefined, invite };
    }
    const { membership, group } = await this.join.run(request, call);
    return { membership: toMembership(membership), group: toGroup(group), invite: undefined };
  }

  async listMemberships(
    { page: asked, ...filter }: identity.ListMembershipsRequest,
    call: Call,
  ): Promise<identity.ListMembershipsResponse> {
    const page = readPage(asked);
    const found = await this.list.run(filter, page, call);
    return {
      memberships: found.items.map(toMembership),
      users: found.users.map(toUser),
      groups: found.groups.map(toGroup),
      page: toPageInfo(found, page),
    };
  }

  async updateMembership(
    request: identity.UpdateMembershipRequest,
    call: Call,
  ): Promise<identity.UpdateMembershipResponse> {
    return {
      membership: toMembership(
        await this.update.run({ ...request, patch: PATCHES.membership.read(request.patch) }, call),
      ),
    };
  }

  async deleteMembership(
    { id }: identity.DeleteMembershipRequest,
    call: Call,
  ): Promise<identity.DeleteMembershipResponse> {
    await this.remove.run(id, call);
    return {};
  }

  /** Returns true if the request invites another person; naming the caller is a normal join. */
  private isForAnother({ email, userId }: identity.CreateMembershipRequest, { actor }: Call): boolean {
    return email !== '' || (userId !== '' && userId !== actorUserId(actor));
  }

  async bulkUpdateMemberships(
    request: identity.BulkUpdateMembershipsRequest,
    call: Call,
  ): Promise<identity.BulkUpdateMembershipsResponse> {
    return {
      outcomes: (
        await this.bulk.run({ ...request, patch: PATCHES.membership.read(request.patch) }, call)
      ).map(toOutcome),
    };
  }
}

function toOutcome({ id, refusal, membership }: MembershipOutcome): identity.MembershipOutcome {
  return {
    id,
    refusal: refusal && toDetail(refusal),
    membership: membership && toMembership(membership),
  };
}
