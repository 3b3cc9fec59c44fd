import { notFound, type Call } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { relatedUsers } from '../users/related-users';
import { instantOrNull, textOrNull } from '../mappers/times';
import * as contract from './note.contract';
import type { Services } from '../clients/services';
import type { messages } from '@kashikari/contracts';

const getBookingNote = route(contract.getBookingNote, async ({ params, call, services }) => {
  const { note } = await services.messages.getBookingNote({ bookingId: params.id }, call);
  return answerWith(note, params.id, services, call);
});

const setBookingNote = route(contract.setBookingNote, async ({ params, body, call, services, ifVersion }) => {
  const asked = { bookingId: params.id, body: body.body, ifVersion };
  const { note } = await services.messages.setBookingNote(asked, call);
  return answerWith(note, params.id, services, call);
});

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
