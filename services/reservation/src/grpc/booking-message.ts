import { enumOf, SETS, type reservation } from '@kashikari/contracts';
import { Injectable } from '@nestjs/common';
import { Office } from '../app/ports/messages';
import type { Dispute } from '../domain/booking';
import type { ShownBooking } from '../domain/shown-booking';

/** Converts bookings to messages. */
@Injectable()
export class BookingMapper {
  private readonly hasOffice: boolean;

  constructor({ accountId }: Office) {
    this.hasOffice = accountId !== null;
  }

  readonly toMessage = (shown: ShownBooking): reservation.Booking => bookingMessage(shown, this.hasOffice);
}

function bookingMessage(shown: ShownBooking, hasOffice: boolean): reservation.Booking {
  const { booking, locked } = shown;
  const { asked } = booking;
  return {
    id: booking.id,
    goodId: booking.goodId,
    goodTitle: shown.goodTitle,
    lenderId: booking.lenderId,
    userId: booking.borrowerId,
    quantity: booking.quantity,
    returnedQuantity: shown.returnedQuantity,
    state: enumOf(SETS.bookingState, shown.state),
    inDispute: booking.dispute !== null,
    startAt: new Date(booking.span.from),
    endAt: new Date(booking.span.until),
    startDate: asked.unit === 'day' ? asked.startDate : '',
    endDate: asked.unit === 'day' ? asked.endDate : '',
    lockedFrom: new Date(locked.from),
    lockedTo: new Date(locked.until),
    returnedAt: date(booking.returnedAt),
    receivedAt: date(booking.receivedAt),
    cancelledAt: date(booking.cancelledAt),
    preparedAt: date(booking.preparedAt),
    handedOverAt: date(booking.handedOverAt),
    remindedAt: date(shown.remindedAt),
    extendedDays: shown.extendedDays,
    delayedFrom: date(booking.delayedFrom),
    overdueInDays: shown.overdueInDays,
    duration: shown.duration,
    memo: booking.memo,
    method: enumOf(SETS.bookingMethod, booking.method),
    notCollected: shown.notCollected,
    timeZone: booking.terms.zone,
    version: booking.version,
    createdAt: new Date(booking.createdAt),
    updatedAt: new Date(booking.updatedAt),
    permissions: [...shown.permissions],
    shortTurnRound: shown.shortTurnRound,
    anonymous: shown.anonymous,
    isHourly: asked.unit === 'hour',
    seriesId: booking.seriesId ?? '',
    unreadMessages: shown.unreadMessages,
    price: shown.price ?? undefined,
    dispute: booking.dispute ? disputeMessage(booking.dispute, hasOffice) : undefined,
  };
}

function disputeMessage({ openedAt, openedBy, reason }: Dispute, office: boolean): reservation.Dispute {
  return { openedAt: new Date(openedAt), openedBy: openedBy ?? '', reason, office };
}

function date(millis: number | null): Date | undefined {
  return millis === null ? undefined : new Date(millis);
}
