import { catalogEvents, reservation } from '@kashikari/contracts';
import { Clock, GrpcClients, Logger, systemCall } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { ReservationClient } from '../app/ports';
import type { LiveBookings } from '../domain/delete-good';
import type { Good } from '../domain/good';
import type { Id } from '../domain/ids';
import { snapshotOf } from '../domain/snapshot';

/** How long a push may hold up an answer, milliseconds: the event brings the same a moment later. */
const PUSH_DEADLINE = 500;

/** reservation, as far as goods are concerned. */
@Injectable()
export class GrpcReservationClient extends ReservationClient {
  private readonly replica;
  private readonly schedule;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
    private readonly log: Logger,
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
      await this.replica.applyGood({ good: message }, systemCall(this.clock), { deadlineMs: PUSH_DEADLINE });
    } catch (error) {
      this.log.warn(
        { err: error, goodId: good.id },
        'A good was not pushed to reservation; its event will tell',
      );
    }
  }
}
