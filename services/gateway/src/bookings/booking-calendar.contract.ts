import { z } from 'zod';
import { defineRoute } from '../rest/route';
import { byId } from '../schema/ids';

export const getBookingCalendar = defineRoute({
  method: 'get',
  path: '/bookings/{id}/ical',
  operationId: 'getBookingCalendar',
  tag: 'Bookings',
  summary: 'One booking as a calendar file',
  description:
    'An iCalendar object of one event. `UID` stays, `SEQUENCE` is the version of the booking; a cancelled one has ' +
    '`STATUS:CANCELLED`. A booking by day is an all-day event whose `DTEND` is the day after its last.',
  auth: 'required',
  params: byId('booking'),
  answer: {
    status: 200,
    description: 'The calendar file.',
    body: z.string().meta({ example: 'BEGIN:VCALENDAR\r\n…' }),
    mediaType: 'text/calendar',
  },
  refuses: ['not_found'],
  etag: true,
});
