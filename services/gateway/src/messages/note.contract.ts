import { defineRoute } from '../rest/route';
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

export const getBookingNote = defineRoute({
  ...note,
  method: 'get',
  operationId: 'getBookingNote',
  summary: 'What managers have noted down about a booking',
  description:
    'For those who manage the good; its borrower never sees it. (The `memo` of a booking is for all.)',
  answer: { status: 200, description: 'The note; empty when there is none.', body: NoteAnswer },
});

export const setBookingNote = defineRoute({
  ...note,
  method: 'put',
  operationId: 'setBookingNote',
  summary: 'Note something down about a booking, for managers alone',
  body: NoteText,
  ifMatch: true,
  answer: { status: 200, description: 'The note after it.', body: NoteAnswer },
});
