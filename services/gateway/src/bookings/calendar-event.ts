import { addDays } from '@kashikari/kernel';
import type { Booking } from './booking.schema';

/** A line has at most 75 octets, the space of a continued one included (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/**
 * A booking as an iCalendar object of one event (RFC 5545). The id stays and the sequence grows with each change, so that
 * a calendar which has it already moves or strikes the same entry. Holds no memo and no names: calendars are shared.
 *
 * @param version of the booking; grows by one with each change
 */
export function calendarEvent(booking: Booking, version: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kashikari//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${booking.id}@kashikari`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${utc(booking.updated_at)}`,
    `CREATED:${utc(booking.created_at)}`,
    `LAST-MODIFIED:${utc(booking.updated_at)}`,
    ...when(booking),
    `SUMMARY:${escaped(titleOf(booking))}`,
    `STATUS:${booking.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Whole days have no zone, and their end is the first day that is free of them; hours are instants, the same everywhere. */
function when({ start_date, end_date, start_at, end_at }: Booking): string[] {
  if (start_date === null || end_date === null) return [`DTSTART:${utc(start_at)}`, `DTEND:${utc(end_at)}`];
  return [`DTSTART;VALUE=DATE:${digits(start_date)}`, `DTEND;VALUE=DATE:${digits(addDays(end_date, 1))}`];
}

function titleOf({ good_title, quantity }: Booking): string {
  return quantity > 1 ? `${good_title} × ${quantity}` : good_title;
}

/** `20261201T000000Z`. */
function utc(instant: string): string {
  return `${digits(new Date(instant).toISOString().slice(0, 19))}Z`;
}

function digits(time: string): string {
  return time.replaceAll(/[-:]/g, '');
}

/** What would end a value or a line; other control characters have no place in text (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return (
    text
      .replaceAll(/[\\;,]/g, '\\$&')
      .replaceAll(/\r\n|\r|\n/g, '\\n')
      // eslint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u001f\u007f]/g, '')
  );
}

/** Never breaks inside a character. */
function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
