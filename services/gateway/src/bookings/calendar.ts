import { addDays } from '@kashikari/kernel';
import ical, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import type { Booking } from './booking.schema';

export interface Entry {
  readonly booking: Booking;
  /** Grows by one with each change. */
  readonly version: number;
}

/**
 * Bookings as an iCalendar object (RFC 5545). The id of each stays and its sequence grows with each change, so that a
 * calendar which has it already moves or strikes the same entry. Holds no memo and no names of people: calendars are
 * shared. Depends on nothing but the bookings, so that what did not change is not sent again.
 *
 * @param name what the calendar is called where one subscribes to it
 */
export function calendarOf(entries: readonly Entry[], name?: string): string {
  const calendar = ical({
    prodId: { company: 'Kashikari', product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ...(name && { name: oneLine(name) }),
    events: entries.map(eventOf),
  });
  return `${calendar.toString()}\r\n`;
}

function eventOf({ booking, version }: Entry): ICalEventData {
  return {
    id: `${booking.id}@kashikari`,
    sequence: version,
    stamp: new Date(booking.updated_at),
    created: new Date(booking.created_at),
    lastModified: new Date(booking.updated_at),
    ...when(booking),
    summary: oneLine(titleOf(booking)),
    status: booking.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

/** Whole days have no zone, and their end is the first day that is free of them; hours are instants, the same everywhere. */
function when({ start_date, end_date, start_at, end_at }: Booking): Pick<ICalEventData, 'start'> {
  if (start_date === null || end_date === null)
    return { start: new Date(start_at), end: new Date(end_at) } as Pick<ICalEventData, 'start'>;
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  return { start: at(start_date), end: at(addDays(end_date, 1)), allDay: true } as Pick<
    ICalEventData,
    'start'
  >;
}

/** The units that are still out; all of them once the booking is over. */
function titleOf({ good_title, quantity, returned_quantity: back }: Booking): string {
  const units = quantity - back || quantity;
  return units > 1 ? `${good_title} × ${units}` : good_title;
}

/** Control characters have no place in text (RFC 5545, 3.3.11), and the library leaves most of them where they are. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}
