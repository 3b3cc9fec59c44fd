import { identity } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { CreateInvites } from '../app/create-invites';
import { ManageInvites, type ShownInvite } from '../app/manage-invites';
import { readPage, toPageInfo } from './messages';

@GrpcController(identity.InviteServiceService)
export class InvitesController {
  constructor(
    private readonly create: CreateInvites,
    private readonly manage: ManageInvites,
  ) {}

  async createInvites(
    request: identity.CreateInvitesRequest,
    call: Call,
  ): Promise<identity.CreateInvitesResponse> {
    const { invites, members } = await this.create.run(request, call);
    return { invites: invites.map((each) => toInvite(this.manage.show(each))), members: [...members] };
  }

  async listInvites(
    { groupId, page: asked }: identity.ListInvitesRequest,
    call: Call,
  ): Promise<identity.ListInvitesResponse> {
    const page = readPage(asked);
    const found = await this.manage.list(groupId, page, call);
    return { invites: found.items.map(toInvite), page: toPageInfo(found, page) };
  }

  async deleteInvite(
    { id }: identity.DeleteInviteRequest,
    call: Call,
  ): Promise<identity.DeleteInviteResponse> {
    await this.manage.remove(id, call);
    return {};
  }

  async getInvitation({ token }: identity.GetInvitationRequest): Promise<identity.GetInvitationResponse> {
    const { group, inviterName } = await this.manage.open(token);
    const { id: groupId, name: groupName, slug: groupSlug, ...signUp } = group;
    return { groupId, groupName, groupSlug, inviterName, ...signUp };
  }
}

function toInvite({ createdAt, sentAt, expiresAt, mailKey: _key, ...invite }: ShownInvite): identity.Invite {
  return {
    ...invite,
    createdAt: new Date(createdAt),
    sentAt: new Date(sentAt),
    expiresAt: new Date(expiresAt),
  };
}
