import { Injectable } from '@nestjs/common';
import { identity, SETS, textOf } from '@kashikari/contracts';
import { DEFAULT_LOCALE } from '@kashikari/kernel';
import { Clock, GrpcClients, systemCall, type GrpcClient } from '@kashikari/platform';
import { Contacts, type Contact } from '../app/ports';

@Injectable()
export class IdentityContacts extends Contacts {
  private readonly accounts: GrpcClient<typeof identity.AccountServiceService>;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
  ) {
    super();
    this.accounts = clients.connect(identity.AccountServiceClient, 'identity');
  }

  async of(userIds: readonly string[]): Promise<ReadonlyMap<string, Contact>> {
    const request = { userIds: [...userIds] };
    const { contacts } = await this.accounts.getContacts(request, systemCall(this.clock), {
      deadlineMs: 5_000,
      retry: true,
    });
    return new Map(
      contacts.map(({ locale, ...contact }) => [
        contact.userId,
        { ...contact, locale: textOf(SETS.locale, locale) ?? DEFAULT_LOCALE },
      ]),
    );
  }
}
