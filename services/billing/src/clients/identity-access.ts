import { Injectable } from '@nestjs/common';
import { identity } from '@kashikari/contracts';
import { Clock, FetchMissing, GrpcClients, systemCall, type GrpcClient } from '@kashikari/platform';
import { accountSnapshot, Identity, type Access, type NamedAccount } from '../app/ports';

/** Milliseconds of real time in which nobody is queried again. */
const PAUSE = 1_000;

const READ = { deadlineMs: 3_000, retry: true } as const;

/** identity's AccessService and AccountService. */
@Injectable()
export class GrpcIdentity extends Identity {
  private readonly access: GrpcClient<identity.AccessServiceService>;
  private readonly accounts: GrpcClient<identity.AccountServiceService>;
  private readonly missing = new FetchMissing(PAUSE);

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
  ) {
    super();
    this.access = clients.connect(identity.AccessServiceClient, 'identity', { retry: true });
    this.accounts = clients.connect(identity.AccountServiceClient, 'identity');
  }

  override async namesOf(ids: readonly string[]): Promise<NamedAccount[]> {
    const request = { userIds: [...ids] };
    const { contacts } = await this.accounts.getContacts(request, systemCall(this.clock), READ);
    return contacts.map(({ userId: id, name, invoiceName, registrationNumber, timeZone: zone }) => ({
      ...{ id, name, invoiceName, registrationNumber, zone },
    }));
  }

  override async accessOf(userId: string): Promise<Access | undefined> {
    return this.missing.fetch(userId, async () => {
      const { user, managers } = await this.access.getAccess({ userId }, systemCall(this.clock));
      return { accounts: user ? [accountSnapshot(user)] : [], managers };
    });
  }
}
