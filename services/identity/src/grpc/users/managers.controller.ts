import { identity } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { CreateManager } from '../../app/users/create-manager';
import { DeleteManager } from '../../app/users/delete-manager';
import { ListManagers } from '../../app/users/list-managers';
import { ManageInvites } from '../../app/invites/manage-invites';
import { toInvite, toManager, toUser } from '../shared/messages';

@GrpcController(identity.ManagerServiceService)
export class ManagersController {
  constructor(
    private readonly create: CreateManager,
    private readonly list: ListManagers,
    private readonly remove: DeleteManager,
    private readonly invites: ManageInvites,
  ) {}

  async createManager(
    { email }: identity.CreateManagerRequest,
    call: Call,
  ): Promise<identity.CreateManagerResponse> {
    const asked = await this.create.run(email, call);
    return { manager: undefined, user: undefined, invite: toInvite(this.invites.show(asked)) };
  }

  async listManagers(
    _request: identity.ListManagersRequest,
    call: Call,
  ): Promise<identity.ListManagersResponse> {
    const { managers, users } = await this.list.run(call);
    return { managers: managers.map(toManager), users: users.map(toUser) };
  }

  async deleteManager(
    { id }: identity.DeleteManagerRequest,
    call: Call,
  ): Promise<identity.DeleteManagerResponse> {
    await this.remove.run(id, call);
    return {};
  }
}
