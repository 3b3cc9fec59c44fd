import { Injectable } from '@nestjs/common';
import { identity } from '@kashikari/contracts';
import { Clock, GrpcClients, systemCall, type GrpcClient } from '@kashikari/platform';
import { GroupsOfAccounts, type OwnedGroup } from '../../app/ports/webhooks';

@Injectable()
export class IdentityGroups extends GroupsOfAccounts {
  private readonly access: GrpcClient<typeof identity.AccessServiceService>;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
  ) {
    super();
    this.access = clients.connect(identity.AccessServiceClient, 'identity');
  }

  async ownedBy(userId: string): Promise<OwnedGroup[]> {
    const { groups } = await this.access.getAccess({ userId }, systemCall(this.clock), {
      deadlineMs: 5_000,
      retry: true,
    });
    return groups.filter(({ ownerId }) => ownerId === userId);
  }
}
