import { notFound } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { getBookingCalendar } from './booking-calendar.contract';
import { toBooking } from './booking.mapper';
import { calendarOf } from './calendar';

const calendar = route(getBookingCalendar, async ({ params, call, services }) => {
  const { booking } = await services.bookings.getBooking({ id: params.id }, call);
  if (!booking) throw notFound('booking', params.id);
  const { id, version } = booking;
  return {
    body: calendarOf([{ booking: toBooking(booking), version }]),
    version,
    fileName: `booking-${id}.ics`,
  };
});

export const bookingCalendarRoutes = [calendar];
