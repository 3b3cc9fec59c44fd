import { exactly, reservation, type catalogEvents } from '@kashikari/contracts';
import { Clock, GrpcClients, Logger, SettingsToken, systemCall, type CallOptions } from '@kashikari/platform';
import { Inject, Injectable } from '@nestjs/common';
import { ReservationClient } from '../app/ports';
import type { LiveBookings } from '../domain/delete-good';
import type { Good } from '../domain/good';
import type { Id } from '../domain/ids';
import { snapshotOf } from '../domain/snapshot';

const message = exactly<catalogEvents.GoodChanged>();

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

  async hasReturned(goodId: Id, userId: Id): Promise<boolean> {
    return (await this.schedule.hasReturned({ goodId, userId }, systemCall(this.clock))).returned;
  }

  async isKnownToHaveReturned(goodId: Id, userId: Id): Promise<boolean> {
    try {
      return await this.hasReturned(goodId, userId);
    } catch (error) {
      this.log.warn({ err: error, goodId }, 'No review request was sent: reservation did not respond');
      return false;
    }
  }

  push(good: Good): Promise<void> {
    return this.send([good], (told, options) =>
      this.replica.applyGood({ good: told[0] }, systemCall(this.clock), options),
    );
  }

  pushAll(goods: readonly Good[]): Promise<void> {
    return this.send(goods, (told, options) =>
      this.replica.applyGoods({ goods: told }, systemCall(this.clock), options),
    );
  }

  private async send(
    goods: readonly Good[],
    tell: (told: catalogEvents.GoodChanged[], options: CallOptions) => Promise<object>,
  ): Promise<void> {
    if (goods.length === 0) return;
    const told = goods.map((good) => message(snapshotOf(good)));
    try {
      await tell(told, { deadlineMs: this.settings.PUSH_PATIENCE_MS });
    } catch (error) {
      this.log.warn(
        { err: error, goodIds: goods.map(({ id }) => id) },
        'Goods were not pushed to reservation; their events will tell',
      );
    }
  }
}
