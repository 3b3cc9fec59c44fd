import { identity, PATCHES } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { CreateGroup } from '../../app/groups/create-group';
import { DeleteGroup } from '../../app/groups/delete-group';
import { GetGroup } from '../../app/groups/get-group';
import { GroupPosts } from '../../app/groups/group-posts';
import { ListGroups } from '../../app/groups/list-groups';
import { UpdateGroup } from '../../app/groups/update-group';
import type { ShownGroup } from '../../domain/shared/shown';
import { readPage, toGroup, toPageInfo } from '../shared/messages';

@GrpcController(identity.GroupServiceService)
export class GroupsController {
  constructor(
    private readonly create: CreateGroup,
    private readonly one: GetGroup,
    private readonly list: ListGroups,
    private readonly update: UpdateGroup,
    private readonly remove: DeleteGroup,
    private readonly posts: GroupPosts,
  ) {}

  async createGroup(request: identity.CreateGroupRequest, call: Call): Promise<identity.CreateGroupResponse> {
    return { group: toGroup(await this.create.run(request, call)) };
  }

  async getGroup({ id }: identity.GetGroupRequest, call: Call): Promise<identity.GetGroupResponse> {
    return this.answer(await this.one.byAddress(id, call));
  }

  async listGroups(request: identity.ListGroupsRequest, call: Call): Promise<identity.ListGroupsResponse> {
    const page = readPage(request.page);
    const found = await this.list.run(page, call);
    const groups = await this.posts.with(...found.items);
    return { groups: groups.map(toGroup), page: toPageInfo(found, page) };
  }

  async listSharedGroups(
    { userId }: identity.ListSharedGroupsRequest,
    call: Call,
  ): Promise<identity.ListSharedGroupsResponse> {
    return { groups: (await this.list.sharedWith(userId, call)).map(toGroup) };
  }

  async batchGetGroups(
    { ids }: identity.BatchGetGroupsRequest,
    call: Call,
  ): Promise<identity.BatchGetGroupsResponse> {
    return { groups: (await this.one.many(ids, call)).map(toGroup) };
  }

  async updateGroup(request: identity.UpdateGroupRequest, call: Call): Promise<identity.UpdateGroupResponse> {
    return this.answer(await this.update.run({ ...request, patch: PATCHES.group.read(request.patch) }, call));
  }

  async deleteGroup({ id }: identity.DeleteGroupRequest, call: Call): Promise<identity.DeleteGroupResponse> {
    await this.remove.run(id, call);
    return {};
  }

  private async answer(shown: ShownGroup): Promise<{ group: identity.Group }> {
    const [group = shown] = await this.posts.with(shown);
    return { group: toGroup(group) };
  }
}
