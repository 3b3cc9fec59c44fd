import { enumOf, identity, SETS } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { askedWord, GrpcController } from '@kashikari/platform';
import { AcceptInvite } from '../../app/invites/accept-invite';
import { CreateInvites } from '../../app/invites/create-invites';
import { ManageInvites } from '../../app/invites/manage-invites';
import { OpenInvite } from '../../app/invites/open-invite';
import { readPage, toGroup, toInvite, toManager, toMembership, toPageInfo } from '../shared/messages';

@GrpcController(identity.InviteServiceService)
export class InvitesController {
  constructor(
    private readonly create: CreateInvites,
    private readonly manage: ManageInvites,
    private readonly accept: AcceptInvite,
    private readonly opened: OpenInvite,
  ) {}

  async createInvites(
    request: identity.CreateInvitesRequest,
    call: Call,
  ): Promise<identity.CreateInvitesResponse> {
    const { invites, members, over, limit, ...room } = await this.create.run(request, call);
    return {
      invites: invites.map((each) => toInvite(this.manage.show(each))),
      members: [...members],
      refused: over.map((email) => ({ email, code: 'invite.limit' })),
      ...{ limit: limit ?? undefined, overLimit: room.overLimit, used: room.used },
    };
  }

  async listInvites(
    { groupId, page: asked, ...request }: identity.ListInvitesRequest,
    call: Call,
  ): Promise<identity.ListInvitesResponse> {
    const page = readPage(asked);
    const which = askedWord(SETS.inviteList, 'which', request.which) ?? 'group';
    const state = askedWord(SETS.inviteState, 'state', request.state);
    const found = await this.manage.list({ which, groupId, state }, page, call);
    return { invites: found.items.map(toInvite), page: toPageInfo(found, page) };
  }

  async deleteInvite(
    { id }: identity.DeleteInviteRequest,
    call: Call,
  ): Promise<identity.DeleteInviteResponse> {
    await this.manage.remove(id, call);
    return {};
  }

  async getInvitation(
    { token }: identity.GetInvitationRequest,
    call: Call,
  ): Promise<identity.GetInvitationResponse> {
    const { invite, group, ...seen } = await this.opened.run(token, call);
    const { inviterName, accountName, ownerName, hasAccount, full } = seen;
    return {
      ...{
        id: invite.id,
        kind: enumOf(SETS.inviteKind, invite.kind),
        inviterName,
        accountName,
        ownerName,
      },
      ...{ email: invite.email, hasAccount, full, expiresAt: new Date(invite.expiresAt) },
      pricePerMonth: (invite.kind === 'member' && group?.pricePerMonth) || undefined,
      groupDescription: group?.description ?? '',
      groupId: group?.id ?? '',
      groupName: group?.name ?? '',
      groupSlug: group?.slug ?? '',
      signUpMessage: group?.signUpMessage ?? '',
      tagFormLabel: group?.tagFormLabel ?? '',
      tagFormPlaceholder: group?.tagFormPlaceholder ?? '',
    };
  }

  async acceptInvite(
    request: identity.AcceptInviteRequest,
    call: Call,
  ): Promise<identity.AcceptInviteResponse> {
    const { invite, membership, manager, group } = await this.accept.run(request, call);
    return {
      invite: toInvite(invite),
      membership: membership && toMembership(membership),
      manager: manager && toManager(manager),
      group: group && toGroup(group),
    };
  }

  async declineInvite(
    request: identity.DeclineInviteRequest,
    call: Call,
  ): Promise<identity.DeclineInviteResponse> {
    return { invite: toInvite(await this.manage.decline(request, call)) };
  }

  async stopInvites({ token }: identity.StopInvitesRequest): Promise<identity.StopInvitesResponse> {
    await this.manage.stop(token);
    return {};
  }
}
