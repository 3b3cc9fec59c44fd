import { identity } from '@kashikari/contracts';
import { Clock, GrpcClients, systemCall } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { IdentityClient } from '../app/ports';
import type { Id } from '../domain/ids';
import type { PeopleSnapshots } from '../domain/people';

/** identity's AccessService. */
@Injectable()
export class GrpcIdentityClient extends IdentityClient {
  private readonly access;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
  ) {
    super();
    this.access = clients.connect(identity.AccessServiceClient, 'identity', { retry: true });
  }

  async accessOf(userId: Id): Promise<PeopleSnapshots> {
    const { user, groups, memberships, managers } = await this.access.getAccess(
      { userId },
      systemCall(this.clock),
    );
    return { accounts: user ? [user] : [], groups, memberships, managers };
  }

  async groups(ids: readonly Id[]): Promise<PeopleSnapshots> {
    const { groups, owners } = await this.access.getGroupFacts(
      { groupIds: [...ids] },
      systemCall(this.clock),
    );
    return { accounts: owners, groups, memberships: [], managers: [] };
  }
}
