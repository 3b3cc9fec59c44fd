import { type reservation, SETS, wordOf } from '@kashikari/contracts';
import { COLUMNS, wordsFor, type Column } from './booking-export.words';
import { localTime } from '../mappers/local-time';
import type { Locale } from '@kashikari/kernel';
import type { ColumnOption } from 'csv-stringify';

type Line = Readonly<Record<Column, string | number>>;

/** A booking as a line: days and times as the lender's clock shows them. */
export function toLine(booking: reservation.ExportedBooking, locale: Locale): Line {
  const at = (date: Date | undefined) => (date ? localTime(date, booking.timeZone) : '');
  return {
    id: booking.id,
    good: booking.goodTitle,
    management_id: booking.managementId,
    lender: booking.lenderName,
    borrower: booking.borrowerName,
    quantity: booking.quantity,
    returned_quantity: booking.returnedQuantity,
    state: wordsFor(locale).states[wordOf(SETS.bookingState, booking.state)],
    start: booking.startDate || at(booking.startAt),
    end: booking.endDate || at(booking.endAt),
    time_zone: booking.timeZone,
    returned_at: at(booking.returnedAt),
    cancelled_at: at(booking.cancelledAt),
    extended_days: booking.extendedDays,
    memo: booking.memo,
    created_at: at(booking.createdAt),
  };
}

/** The columns, headed in a language. */
export function columnsIn(locale: Locale): ColumnOption[] {
  const { heads } = wordsFor(locale);
  return COLUMNS.map((key) => ({ key, header: heads[key] }));
}
