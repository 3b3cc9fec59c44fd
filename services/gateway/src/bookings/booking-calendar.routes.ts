import { z } from 'zod';
import { byId } from '../schema/ids';
import { notFound } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { toBooking } from './booking.mapper';
import { calendarOf } from './calendar';

const calendar = route(
  {
    method: 'get',
    path: '/bookings/{id}/ical',
    operationId: 'getBookingCalendar',
    tag: 'Bookings',
    summary: 'Get a booking as an iCalendar file',
    description:
      'An iCalendar object with one event. `UID` is stable and `SEQUENCE` is the version of the booking. A ' +
      'cancelled booking has `STATUS:CANCELLED`. A booking by the day is an all-day event whose `DTEND` is the ' +
      'day after its last day.',
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
  },
  async ({ params, call, services }) => {
    const { booking } = await services.bookings.getBooking({ id: params.id }, call);
    if (!booking) throw notFound('booking', params.id);
    const { id, version } = booking;
    return {
      body: calendarOf([{ booking: toBooking(booking), version }]),
      version,
      fileName: `booking-${id}.ics`,
    };
  },
);

export const bookingCalendarRoutes = [calendar];
