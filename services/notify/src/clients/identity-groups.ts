import { Injectable } from '@nestjs/common';
import { identity } from '@kashikari/contracts';
import { forbidden, notFound, type Call } from '@kashikari/kernel';
import { GrpcClients, type GrpcClient } from '@kashikari/platform';
import { Groups } from '../app/ports';

/** Asks identity as the caller, so that the answer is limited to what the caller may see. */
@Injectable()
export class IdentityGroups extends Groups {
  private readonly groups: GrpcClient<typeof identity.GroupServiceService>;

  constructor(clients: GrpcClients) {
    super();
    this.groups = clients.connect(identity.GroupServiceClient, 'identity');
  }

  async idForMember(idOrSlug: string, call: Call): Promise<string> {
    return (await this.ofMember(idOrSlug, call)).id;
  }

  async idForOwner(idOrSlug: string, call: Call): Promise<string> {
    const { id, permissions } = await this.ofMember(idOrSlug, call);
    if (!permissions.includes('list_members')) throw forbidden();
    return id;
  }

  private async ofMember(idOrSlug: string, call: Call): Promise<identity.Group> {
    // The key of a change belongs to the change itself.
    const asked = { ...call, idempotency: undefined };
    const { group } = await this.groups.getGroup({ id: idOrSlug }, asked, { retry: true });
    if (!group?.permissions.includes('see_goods')) throw notFound('group', idOrSlug);
    return group;
  }
}
