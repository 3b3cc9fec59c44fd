import { catalog, identity } from '@kashikari/contracts';
import { DomainError } from '@kashikari/kernel';
import { Clock, GrpcClients, systemCall, type GrpcClient } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { Sources } from '../app/ports';
import {
  accountFactOf,
  goodFactOf,
  groupFactOf,
  managerFactOf,
  membershipFactOf,
} from '../domain/read-facts';
import type { AccessFacts, GoodFact } from '../domain/facts';

/** A person waits for the answer, and a copy that comes late by an event is no harm. */
const PATIENCE = { deadlineMs: 2_000, retry: true };

/** Asks catalog and identity for what our copies do not know. */
@Injectable()
export class ServiceSources extends Sources {
  private readonly catalog: GrpcClient<typeof catalog.GoodServiceService>;
  private readonly people: GrpcClient<typeof identity.AccessServiceService>;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
  ) {
    super();
    this.catalog = clients.connect(catalog.GoodServiceClient, 'catalog');
    this.people = clients.connect(identity.AccessServiceClient, 'identity');
  }

  async goods(ids: readonly string[]): Promise<GoodFact[]> {
    const request = { ids: [...ids] };
    const answer = await known(this.catalog.getGoodFacts(request, systemCall(this.clock), PATIENCE));
    return (answer?.goods ?? []).map(goodFactOf);
  }

  async access(userId: string): Promise<AccessFacts | undefined> {
    const answer = await known(this.people.getAccess({ userId }, systemCall(this.clock), PATIENCE));
    if (!answer?.user) return undefined;
    return {
      accounts: [accountFactOf(answer.user)],
      groups: answer.groups.map(groupFactOf),
      memberships: answer.memberships.map(membershipFactOf),
      managers: answer.managers.map(managerFactOf),
    };
  }
}

/** Not there is an answer; so is nobody at home: then what we know has to do. */
async function known<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DomainError && ['not_found', 'unavailable'].includes(error.refusal.kind))
      return undefined;
    throw error;
  }
}
