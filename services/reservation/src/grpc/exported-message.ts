import { enumOf, SETS, type reservation } from '@kashikari/contracts';
import { extendedDays, unitsBack } from '../domain/booking';
import type { ExportedBooking } from '../domain/exported-booking';

/** A line of an export on the wire. */
export function exportedMessage(exported: ExportedBooking): reservation.ExportedBooking {
  const { booking } = exported;
  const { asked } = booking;
  return {
    id: booking.id,
    goodId: booking.goodId,
    goodTitle: exported.goodTitle,
    managementId: exported.managementId,
    lenderName: exported.lenderName,
    borrowerName: exported.borrowerName,
    quantity: booking.quantity,
    returnedQuantity: unitsBack(booking),
    state: enumOf(SETS.bookingState, exported.state),
    isHourly: asked.unit === 'hour',
    startAt: new Date(booking.span.from),
    endAt: new Date(booking.span.until),
    startDate: asked.unit === 'day' ? asked.startDate : '',
    endDate: asked.unit === 'day' ? asked.endDate : '',
    timeZone: booking.terms.zone,
    returnedAt: date(booking.returnedAt),
    cancelledAt: date(booking.cancelledAt),
    extendedDays: extendedDays(booking),
    memo: booking.memo,
    method: enumOf(SETS.bookingMethod, booking.method),
    createdAt: new Date(booking.createdAt),
  };
}

function date(millis: number | null): Date | undefined {
  return millis === null ? undefined : new Date(millis);
}
