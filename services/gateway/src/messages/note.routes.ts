import { notFound, type Call } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { relatedUsers } from '../users/related-users';
import { instantOrNull, textOrNull } from '../mappers/times';
import type { Services } from '../clients/services';
import type { messages } from '@kashikari/contracts';
import { byId } from '../schema/ids';
import { NoteAnswer, NoteText } from './note.schema';

const note = {
  tag: 'Messages',
  auth: 'required',
  path: '/bookings/{id}/note',
  params: byId('booking'),
  refuses: ['not_found', 'booking.manager_only'],
  etag: true,
} as const;

const getBookingNote = route(
  {
    ...note,
    method: 'get',
    operationId: 'getBookingNote',
    summary: 'What managers have noted down about a booking',
    description:
      'For those who manage the good; its borrower never sees it. (The `memo` of a booking is for all.)',
    answer: { status: 200, description: 'The note; empty when there is none.', body: NoteAnswer },
  },
  async ({ params, call, services }) => {
    const { note } = await services.messages.getBookingNote({ bookingId: params.id }, call);
    return answerWith(note, params.id, services, call);
  },
);

const setBookingNote = route(
  {
    ...note,
    method: 'put',
    operationId: 'setBookingNote',
    summary: 'Note something down about a booking, for managers alone',
    body: NoteText,
    ifMatch: true,
    answer: { status: 200, description: 'The note after it.', body: NoteAnswer },
  },
  async ({ params, body, call, services, ifVersion }) => {
    const asked = { bookingId: params.id, body: body.body, ifVersion };
    const { note } = await services.messages.setBookingNote(asked, call);
    return answerWith(note, params.id, services, call);
  },
);

export const noteRoutes = [getBookingNote, setBookingNote];

async function answerWith(
  note: messages.BookingNote | undefined,
  bookingId: string,
  services: Services,
  call: Call,
) {
  if (!note) throw notFound('booking', bookingId);
  const { body, userId, updatedAt, version } = note;
  const users = await relatedUsers(services, userId ? [userId] : [], call);
  const shown = { body, user_id: textOrNull(userId), updated_at: instantOrNull(updatedAt) };
  return { body: { note: shown, users }, version };
}
