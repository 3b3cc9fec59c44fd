import type { reservation } from '@kashikari/contracts';
import { instant } from '../mappers/times';
import { route } from '../rest/request-context';
import { byId } from '../schema/ids';
import { written } from './written-booking';
import { NewReminder, ReminderAnswer } from './reminder.schema';

const remindBooking = route(
  {
    method: 'post',
    path: '/bookings/{id}/remind',
    operationId: 'remindBooking',
    tag: 'Bookings',
    summary: 'Remind a borrower',
    description:
      'For managers: asks the borrower of a booking that is late or due today to return it, once per booking and day of ' +
      'the lender. The reminder is a message in the thread of the booking, in the borrower’s language; the automatic ' +
      'overdue reminder of that day is not sent after it.',
    auth: 'required',
    params: byId('booking'),
    body: NewReminder,
    bodyOptional: true,
    answer: {
      status: 200,
      description: 'The booking, and how the borrower is notified.',
      body: ReminderAnswer,
    },
    refuses: ['not_found', 'booking.manager_only', 'booking.not_due', 'booking.already_reminded'],
  },
  async ({ params, body, call, services }) => {
    const sent = await services.bookings.remindBooking({ id: params.id, words: body.words ?? '' }, call);
    const { body: about, version } = await written({ services, call }, sent, params.id);
    return { body: { ...about, reminder: { at: instant(sent.at), told: toWays(sent) } }, version };
  },
);

export const reminderRoutes = [remindBooking];

function toWays({ told }: reservation.RemindBookingResponse): ('email' | 'push')[] {
  return told.filter((way) => way === 'email' || way === 'push');
}
