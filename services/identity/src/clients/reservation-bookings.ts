import { Injectable } from '@nestjs/common';
import { reservation } from '@kashikari/contracts';
import { Clock, GrpcClients, systemCall, type GrpcClient } from '@kashikari/platform';
import { Bookings } from '../app/ports';

type Schedules = GrpcClient<typeof reservation.ScheduleServiceService>;

const NOBODY = { groupId: '', userId: '', goodId: '', lenderId: '' };

/** Bookings, as known to reservation. While it is unreachable, callers get `unavailable` and nothing changes. */
@Injectable()
export class ReservationBookings extends Bookings {
  private readonly schedules: Schedules;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
  ) {
    super();
    this.schedules = clients.connect(reservation.ScheduleServiceClient, 'reservation');
  }

  override async liveInGroup(groupId: string, userId: string): Promise<number> {
    return (await this.count({ ...NOBODY, groupId, userId })).live;
  }

  override async borrowersIn(groupId: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const asked = { groupId, userIds: [...userIds] };
    const answer = await this.schedules.listLiveBorrowers(asked, systemCall(this.clock), {
      deadlineMs: 3_000,
      retry: true,
    });
    return new Set(answer.userIds);
  }

  override async out(userId: string): Promise<{ borrowed: number; lent: number }> {
    const [borrowed, lent] = await Promise.all([
      this.count({ ...NOBODY, userId }),
      this.count({ ...NOBODY, lenderId: userId }),
    ]);
    return { borrowed: borrowed.out, lent: lent.out };
  }

  private count(whose: reservation.CountLiveBookingsRequest): Promise<reservation.CountLiveBookingsResponse> {
    return this.schedules.countLiveBookings(whose, systemCall(this.clock), {
      deadlineMs: 3_000,
      retry: true,
    });
  }
}
