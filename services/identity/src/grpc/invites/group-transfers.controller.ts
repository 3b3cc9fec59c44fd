import { identity } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { GroupPosts } from '../../app/groups/group-posts';
import { ManageInvites } from '../../app/invites/manage-invites';
import { TransferGroup } from '../../app/invites/transfer-group';
import { readPage, toGroup, toInvite, toPageInfo, toUser } from '../shared/messages';

/** The rpcs of GroupService that transfer a group to another owner. */
@GrpcController(identity.GroupServiceService)
export class GroupTransfersController {
  constructor(
    private readonly transfer: TransferGroup,
    private readonly invites: ManageInvites,
    private readonly posts: GroupPosts,
  ) {}

  async listHeirs(
    { groupId, match, page: asked }: identity.ListHeirsRequest,
    call: Call,
  ): Promise<identity.ListHeirsResponse> {
    const page = readPage(asked);
    const found = await this.transfer.heirs(groupId, match, page, call);
    return { users: found.items.map(toUser), page: toPageInfo(found, page) };
  }

  async transferGroup(
    request: identity.TransferGroupRequest,
    call: Call,
  ): Promise<identity.TransferGroupResponse> {
    const { group, invite } = await this.transfer.run(request, call);
    const [shown = group] = await this.posts.with(group);
    return { group: toGroup(shown), invite: toInvite(this.invites.show(invite)) };
  }
}
