import { catalogEvents, reservation } from '@kashikari/contracts';
import { Clock, GrpcClients, Logger, SettingsToken, systemCall } from '@kashikari/platform';
import { Inject, Injectable } from '@nestjs/common';
import { ReservationClient } from '../app/ports';
import type { LiveBookings } from '../domain/delete-good';
import type { Good } from '../domain/good';
import type { Id } from '../domain/ids';
import { snapshotOf } from '../domain/snapshot';

interface PushSettings {
  readonly PUSH_PATIENCE_MS: number;
}

/** reservation, as far as goods are concerned. */
@Injectable()
export class GrpcReservationClient extends ReservationClient {
  private readonly replica;
  private readonly schedule;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
    private readonly log: Logger,
    @Inject(SettingsToken) private readonly settings: PushSettings,
  ) {
    super();
    this.replica = clients.connect(reservation.ReplicaServiceClient, 'reservation');
    this.schedule = clients.connect(reservation.ScheduleServiceClient, 'reservation');
  }

  async liveBookings(goodId: Id): Promise<LiveBookings> {
    const request = { goodId, groupId: '', userId: '', lenderId: '' };
    const { live, out } = await this.schedule.countLiveBookings(request, systemCall(this.clock));
    return { live, out };
  }

  async push(good: Good): Promise<void> {
    const message = catalogEvents.GoodChanged.fromJSON(snapshotOf(good));
    try {
      const deadlineMs = this.settings.PUSH_PATIENCE_MS;
      await this.replica.applyGood({ good: message }, systemCall(this.clock), { deadlineMs });
    } catch (error) {
      this.log.warn(
        { err: error, goodId: good.id },
        'A good was not pushed to reservation; its event will tell',
      );
    }
  }
}
