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
    summary: 'Get the note of a booking',
    description:
      'Visible to managers of the good, never to the borrower. (The `memo` of a booking is visible to all parties.)',
    answer: { status: 200, description: 'The note; empty if there is none.', body: NoteAnswer },
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
    summary: 'Update the note of a booking',
    body: NoteText,
    ifMatch: true,
    answer: { status: 200, description: 'The note after the change.', body: NoteAnswer },
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
