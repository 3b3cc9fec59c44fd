import { defineRoute } from '../rest/route';
import { byId } from '../schema/ids';
import { BookingWritten, BulkReturn, BulkReturnAnswer, Dispute, Extension } from './booking.schema';
import { ExtensionPreview, extensionQuery } from './extension-preview.schema';

/** The acts on a booking, and their undoing. Each answers 200 with the booking. */
const act = {
  tag: 'Bookings',
  auth: 'required',
  params: byId('booking'),
  answer: { status: 200, description: 'The booking after it.', body: BookingWritten },
} as const;

export const returnBooking = defineRoute({
  ...act,
  method: 'post',
  path: '/bookings/{id}/return',
  operationId: 'returnBooking',
  summary: 'Mark returned',
  refuses: [
    'not_found',
    'booking.manager_only',
    'booking.not_started',
    'booking.cancelled',
    'booking.already_returned',
  ],
});

export const revertReturn = defineRoute({
  ...act,
  method: 'delete',
  path: '/bookings/{id}/return',
  operationId: 'revertReturn',
  summary: 'Back to not returned',
  refuses: [
    'not_found',
    'booking.manager_only',
    'booking.cancelled',
    'booking.not_returned',
    'booking.unavailable',
  ],
});

export const receiveBooking = defineRoute({
  ...act,
  method: 'post',
  path: '/bookings/{id}/receive',
  operationId: 'receiveBooking',
  summary: 'Confirm a borrower’s return',
  refuses: ['not_found', 'booking.manager_only', 'booking.cancelled', 'booking.not_returned'],
});

export const handOverBooking = defineRoute({
  ...act,
  method: 'post',
  path: '/bookings/{id}/hand_over',
  operationId: 'handOverBooking',
  summary: 'Hand over',
  refuses: [
    'not_found',
    'booking.manager_only',
    'booking.not_started',
    'booking.cancelled',
    'booking.already_returned',
  ],
});

export const revertHandOver = defineRoute({
  ...act,
  method: 'delete',
  path: '/bookings/{id}/hand_over',
  operationId: 'revertHandOver',
  summary: 'Back to not handed over',
  refuses: ['not_found', 'booking.manager_only', 'booking.cancelled', 'booking.already_returned'],
});

export const extendBooking = defineRoute({
  ...act,
  method: 'post',
  path: '/bookings/{id}/extend',
  operationId: 'extendBooking',
  summary: 'Extend',
  body: Extension,
  refuses: [
    'not_found',
    'booking.manager_only',
    'booking.not_extendable',
    'booking.max_days',
    'booking.unavailable',
    'booking.preview_outdated',
    'booking.cancelled',
    'booking.already_returned',
  ],
});

export const previewExtension = defineRoute({
  method: 'get',
  path: '/bookings/{id}/extend',
  operationId: 'previewExtension',
  tag: 'Bookings',
  summary: 'What an extension would move',
  description:
    'For managers, before they extend over others: who would move where, and who is told. Writes nothing.',
  auth: 'required',
  params: byId('booking'),
  query: extensionQuery,
  answer: { status: 200, description: 'What would happen.', body: ExtensionPreview },
  refuses: [
    'not_found',
    'booking.manager_only',
    'booking.unavailable',
    'booking.on_loan',
    'booking.cancelled',
    'booking.already_returned',
  ],
});

export const openDispute = defineRoute({
  ...act,
  method: 'post',
  path: '/bookings/{id}/dispute',
  operationId: 'openDispute',
  summary: 'Open a dispute',
  body: Dispute,
  refuses: ['not_found', 'booking.in_dispute'],
});

export const closeDispute = defineRoute({
  ...act,
  method: 'delete',
  path: '/bookings/{id}/dispute',
  operationId: 'closeDispute',
  summary: 'Close a dispute',
  refuses: ['not_found', 'booking.not_in_dispute'],
});

export const bulkReturnBookings = defineRoute({
  method: 'put',
  path: '/bookings/bulk_return',
  operationId: 'bulkReturnBookings',
  tag: 'Bookings',
  summary: 'Mark many returned',
  description: 'Each with its own outcome, in the order asked.',
  auth: 'required',
  body: BulkReturn,
  answer: { status: 200, description: 'What became of each.', body: BulkReturnAnswer },
});
