import { Inject, Injectable } from '@nestjs/common';
import { catalog, reservation } from '@kashikari/contracts';
import {
  Clock,
  GrpcClients,
  Logger,
  SettingsToken,
  systemCall,
  type CallOptions,
  type GrpcClient,
} from '@kashikari/platform';
import { Replicas } from '../app/ports';
import type { Snapshot } from '../domain/shared/snapshots';

/** Client of either service; both have the same four calls. */
type ReplicaClient =
  GrpcClient<typeof reservation.ReplicaServiceService> | GrpcClient<typeof catalog.ReplicaServiceService>;

/**
 * Maximum number of pushed snapshots. The rest of a larger change (a group with thousands of members) follows by event.
 */
const MAX_PUSHED = 32;

interface PushSettings {
  readonly PUSH_PATIENCE_MS: number;
}

@Injectable()
export class PushedReplicas extends Replicas {
  private readonly targets: readonly (readonly [service: string, replicas: ReplicaClient])[];
  /** Maximum wait of a caller for the copies of other services. */
  private readonly timeout: CallOptions;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
    private readonly logger: Logger,
    @Inject(SettingsToken) { PUSH_PATIENCE_MS }: PushSettings,
  ) {
    super();
    this.timeout = { deadlineMs: PUSH_PATIENCE_MS };
    this.targets = [
      ['reservation', clients.connect(reservation.ReplicaServiceClient, 'reservation')],
      ['catalog', clients.connect(catalog.ReplicaServiceClient, 'catalog')],
    ];
  }

  override async push(snapshots: readonly Snapshot[]): Promise<void> {
    const pushes = this.targets.flatMap(([service, replicas]) =>
      snapshots.slice(0, MAX_PUSHED).map(async (snapshot) => {
        try {
          await this.send(replicas, snapshot);
        } catch (error) {
          this.logger.debug(
            { error, callee: service, about: snapshot.about },
            'A push did not arrive; the event will',
          );
        }
      }),
    );
    await Promise.all(pushes);
  }

  private send(replicas: ReplicaClient, { about, snapshot }: Snapshot): Promise<object> {
    const call = systemCall(this.clock);
    switch (about) {
      case 'user':
        return replicas.applyUser({ user: snapshot }, call, this.timeout);
      case 'group':
        return replicas.applyGroup({ group: snapshot }, call, this.timeout);
      case 'membership':
        return replicas.applyMembership({ membership: snapshot }, call, this.timeout);
      case 'manager':
        return replicas.applyManager({ manager: snapshot }, call, this.timeout);
    }
  }
}
