import { Injectable } from '@nestjs/common';
import { identity, seats } from '@kashikari/contracts';
import { DomainError, type Call } from '@kashikari/kernel';
import { Clock, GrpcClients, Logger, systemCall, type GrpcClient } from '@kashikari/platform';
import { Accounts, type Account, type AccountSeats } from '../app/ports';
import { subscriptionSnapshot, type Subscription } from '../domain/subscription';

const READ = { deadlineMs: 3_000, retry: true } as const;

/** Maximum wait of a response for the push of a limit, milliseconds. */
const PUSH_TIMEOUT = 500;

/** Contacts that identity gives in one answer. */
const AT_ONCE = 500;

@Injectable()
export class IdentityAccounts extends Accounts {
  private readonly seatsOf: GrpcClient<seats.SeatServiceService>;
  private readonly accounts: GrpcClient<identity.AccountServiceService>;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    super();
    this.seatsOf = clients.connect(seats.SeatServiceClient, 'identity');
    this.accounts = clients.connect(identity.AccountServiceClient, 'identity');
  }

  override async find(who: string): Promise<Account | undefined> {
    try {
      return (await this.seatsOf.findAccount({ who }, systemCall(this.clock), READ)).account;
    } catch (error) {
      if (error instanceof DomainError && error.refusal.kind === 'not_found') return undefined;
      throw error;
    }
  }

  override async byIds(ids: readonly string[]): Promise<Pick<Account, 'id' | 'name' | 'email'>[]> {
    const found: Pick<Account, 'id' | 'name' | 'email'>[] = [];
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const userIds = ids.slice(at, at + AT_ONCE);
      const { contacts } = await this.accounts.getContacts({ userIds }, systemCall(this.clock), READ);
      found.push(...contacts.map(({ userId: id, name, email }) => ({ id, name, email })));
    }
    return found;
  }

  override async seats(accountId: string, call: Call): Promise<AccountSeats> {
    const { seats } = await this.seatsOf.getSeats({ accountId, groupId: '' }, call, READ);
    if (!seats) throw new Error('Identity returned no seats');
    return {
      accountId: seats.accountId,
      used: seats.used,
      version: seats.version,
      limit: seats.limit ?? null,
      disabled: seats.disabled,
    };
  }

  override async applyLimit(subscription: Subscription): Promise<void> {
    const { accountId, version, memberLimit, changedAt, features } = subscriptionSnapshot(subscription);
    const asked = { accountId, version, memberLimit, changedAt, adFree: features.adFree };
    try {
      await this.seatsOf.applyLimit(asked, systemCall(this.clock), { deadlineMs: PUSH_TIMEOUT });
    } catch (error) {
      this.logger.info({ error }, 'A limit could not be pushed; its event will update it');
    }
  }
}
