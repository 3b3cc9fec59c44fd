import { reservationEvents, SETS, textOf } from '@kashikari/contracts';
import { usableTimeZone } from '@kashikari/kernel';
import { OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { Index } from '../app/ports';
import type { BookingSnapshot } from '../domain/snapshots';

const { BookingChange } = reservationEvents;

@OnEvent('kashikari.reservation.booking.v1', reservationEvents.BookingChanged)
export class OnBookingChanged extends ReplicaConsumer<reservationEvents.BookingChanged> {
  constructor(index: Index) {
    super((bookings, tx, times) =>
      index.putBookings(
        bookings.map((one, place) => toSnapshot(one, times[place]!)),
        tx,
      ),
    );
  }
}

function toSnapshot(booking: reservationEvents.BookingChanged, time: Date): BookingSnapshot {
  const { startAt = time, endAt = startAt, occFrom, occUntil } = booking;
  // Events of earlier releases have no `created_at`.
  const isCreated = booking.change === BookingChange.BOOKING_CHANGE_CREATED;
  return {
    id: booking.id,
    version: booking.version,
    goodId: booking.goodId,
    // Units of its claim: what came back before the rest is free for others.
    quantity: booking.quantity - booking.freedQuantity,
    state: textOf(SETS.bookingState, booking.stateEnum) ?? booking.state,
    startAt,
    endAt,
    claim: occFrom && occUntil && occFrom < occUntil ? { from: occFrom, until: occUntil } : undefined,
    live: booking.live,
    bookedAt: booking.createdAt ?? (isCreated ? (booking.changedAt ?? time) : undefined),
    borrowerId: booking.borrowerId,
    isHourly: booking.startDate === '',
    startDate: booking.startDate || undefined,
    endDate: booking.endDate || undefined,
    bookedZone: usableTimeZone(booking.timeZone),
    createdAt: booking.createdAt,
    handedOverAt: booking.handedOverAt,
    returnedAt: booking.returnedAt,
    cancelledAt: booking.cancelledAt,
  };
}
