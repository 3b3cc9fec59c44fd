import { reservationEvents } from '@kashikari/contracts';
import { OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { Index } from '../app/ports';
import type { BookingSnapshot } from '../domain/snapshots';

/** Consumes held units of the queue, which are occupied as by a booking. */
@OnEvent('kashikari.reservation.wait.v1', reservationEvents.WaitChanged)
export class OnWaitChanged extends ReplicaConsumer<reservationEvents.WaitChanged> {
  constructor(index: Index) {
    super((waits, tx, times) =>
      index.putBookings(
        waits.map((one, place) => toSnapshot(one, times[place]!)),
        tx,
      ),
    );
  }
}

/** Fields that only bookings have. */
const NO_BOOKING = {
  ...{ bookedAt: undefined, createdAt: undefined, handedOverAt: undefined, returnedAt: undefined },
  ...{ cancelledAt: undefined, startDate: undefined, endDate: undefined },
  ...{ borrowerId: '', isHourly: false, bookedZone: '' },
};

function toSnapshot(wait: reservationEvents.WaitChanged, time: Date): BookingSnapshot {
  const { startAt = time, endAt = startAt, occFrom, occUntil } = wait;
  const { id, version, goodId, quantity } = wait;
  const claim = occFrom && occUntil ? { from: occFrom, until: occUntil } : undefined;
  const live = claim !== undefined;
  return { ...NO_BOOKING, id, version, goodId, quantity, state: 'held', startAt, endAt, claim, live };
}
