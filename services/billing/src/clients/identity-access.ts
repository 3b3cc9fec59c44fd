import { Injectable } from '@nestjs/common';
import { identity } from '@kashikari/contracts';
import { Clock, FetchMissing, GrpcClients, systemCall, type GrpcClient } from '@kashikari/platform';
import { accountSnapshot } from '../app/account-snapshot';
import { Identity, type Access } from '../app/ports';

/** Milliseconds of real time in which nobody is queried again. */
const PAUSE = 1_000;

/** identity's AccessService. */
@Injectable()
export class GrpcIdentity extends Identity {
  private readonly access: GrpcClient<identity.AccessServiceService>;
  private readonly missing = new FetchMissing(PAUSE);

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
  ) {
    super();
    this.access = clients.connect(identity.AccessServiceClient, 'identity', { retry: true });
  }

  override async accessOf(userId: string): Promise<Access | undefined> {
    return this.missing.fetch(userId, async () => {
      const { user, managers } = await this.access.getAccess({ userId }, systemCall(this.clock));
      return { accounts: user ? [accountSnapshot(user)] : [], managers };
    });
  }
}
