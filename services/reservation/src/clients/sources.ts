import { catalog, identity } from '@kashikari/contracts';
import {
  Clock,
  FetchMissing,
  GrpcClients,
  orUnknown,
  systemCall,
  type GrpcClient,
} from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { Sources } from '../app/ports';
import {
  accountSnapshotOf,
  goodSnapshotOf,
  groupSnapshotOf,
  managerSnapshotOf,
  membershipSnapshotOf,
} from '../domain/read-snapshots';
import type { AccessSnapshots, GoodSnapshot } from '../domain/snapshots';

/** A person waits for the answer, and a copy that comes late by an event is no harm. */
const TIMEOUT = { deadlineMs: 2_000, retry: true };

/** Minimum time between two queries about the same person, milliseconds of real time. */
const PAUSE = 5_000;

/** Fetches from catalog and identity the records that the replicas lack. */
@Injectable()
export class ServiceSources extends Sources {
  private readonly catalog: GrpcClient<typeof catalog.GoodServiceService>;
  private readonly people: GrpcClient<typeof identity.AccessServiceService>;

  private readonly missing = new FetchMissing(PAUSE);

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
  ) {
    super();
    this.catalog = clients.connect(catalog.GoodServiceClient, 'catalog');
    this.people = clients.connect(identity.AccessServiceClient, 'identity');
  }

  async goods(ids: readonly string[]): Promise<GoodSnapshot[]> {
    const request = { ids: [...ids] };
    const answer = await orUnknown(this.catalog.getGoodFacts(request, systemCall(this.clock), TIMEOUT));
    return (answer?.goods ?? []).map(goodSnapshotOf);
  }

  async access(userId: string): Promise<AccessSnapshots | undefined> {
    const answer = await this.missing.fetch(userId, () =>
      this.people.getAccess({ userId }, systemCall(this.clock), TIMEOUT),
    );
    if (!answer?.user) return undefined;
    return {
      accounts: [accountSnapshotOf(answer.user)],
      groups: answer.groups.map(groupSnapshotOf),
      memberships: answer.memberships.map(membershipSnapshotOf),
      managers: answer.managers.map(managerSnapshotOf),
    };
  }
}
