import { identity } from '@kashikari/contracts';
import { Clock, GrpcClients, systemCall } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { IdentityClient, type Page, type Transferee } from '../app/ports';
import type { Listed } from '../app/ports/voices';
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

  async transferees(
    ownerId: Id,
    { match, userId = '' }: { readonly match: string; readonly userId?: Id },
    page: Page,
  ): Promise<Listed<Transferee>> {
    const found = await this.access.listTransferees({ ownerId, match, userId, page }, systemCall(this.clock));
    return { items: found.transferees, total: found.page?.total ?? 0 };
  }

  async groups(ids: readonly Id[]): Promise<PeopleSnapshots> {
    const { groups, owners } = await this.access.getGroupFacts(
      { groupIds: [...ids] },
      systemCall(this.clock),
    );
    return { accounts: owners, groups, memberships: [], managers: [] };
  }
}
