import { route, type Route } from '../rest/request-context';
import type { PublicCode } from '@kashikari/kernel/errors';
import { relatedUsers } from '../users/related-users';
import { written } from './written-booking';
import { toExtensionPreview } from './extension-preview.mapper';
import { byId } from '../schema/ids';
import { BookingWritten, Dispute, Extension, ReturnBooking } from './booking.schema';
import { ExtensionPreview, extensionQuery } from './extension-preview.schema';

/** The acts on a booking, and their undoing. Each answers 200 with the booking. */
const act = {
  tag: 'Bookings',
  auth: 'required',
  params: byId('booking'),
  answer: { status: 200, description: 'The booking after the change.', body: BookingWritten },
} as const;

/** An act that needs nothing but the booking. Its name is the operation, and the call to reservation. */
interface PlainAct {
  readonly operationId:
    | 'revertReturn'
    | 'receiveBooking'
    | 'handOverBooking'
    | 'revertHandOver'
    | 'prepareBooking'
    | 'revertPrepare'
    | 'closeDispute';
  readonly method: 'post' | 'delete';
  /** Last part of the path. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  /** Refusals beside `not_found`. */
  readonly refuses: readonly PublicCode[];
}

const PLAIN_ACTS: readonly PlainAct[] = [
  {
    operationId: 'revertReturn',
    method: 'delete',
    path: 'return',
    summary: 'Undo a return',
    description: 'If other units are still out, only the units returned last are out again.',
    refuses: ['booking.manager_only', 'booking.cancelled', 'booking.not_returned', 'booking.unavailable'],
  },
  {
    operationId: 'receiveBooking',
    method: 'post',
    path: 'receive',
    summary: 'Receive a returned good',
    refuses: ['booking.manager_only', 'booking.cancelled', 'booking.not_returned'],
  },
  {
    operationId: 'handOverBooking',
    method: 'post',
    path: 'hand_over',
    summary: 'Hand over a good',
    refuses: ['booking.manager_only', 'booking.not_started', 'booking.cancelled', 'booking.already_returned'],
  },
  {
    operationId: 'revertHandOver',
    method: 'delete',
    path: 'hand_over',
    summary: 'Undo a hand-over',
    refuses: ['booking.manager_only', 'booking.cancelled', 'booking.already_returned'],
  },
  {
    operationId: 'prepareBooking',
    method: 'post',
    path: 'prepare',
    summary: 'Prepare a booking',
    description:
      'For managers, until the end of the first day of the booking: its units are set aside. The borrower is notified ' +
      'once that they are ready to collect.',
    refuses: ['booking.manager_only', 'booking.not_reserved', 'booking.prepared'],
  },
  {
    operationId: 'revertPrepare',
    method: 'post',
    path: 'revert_prepare',
    summary: 'Undo the preparation of a booking',
    description: 'A notification that was sent to the borrower is not withdrawn.',
    refuses: ['booking.manager_only', 'booking.not_reserved', 'booking.not_prepared'],
  },
  {
    operationId: 'closeDispute',
    method: 'delete',
    path: 'dispute',
    summary: 'Close a dispute',
    refuses: ['booking.not_in_dispute'],
  },
];

function routeOf({ path, refuses, ...row }: PlainAct): Route {
  return route(
    {
      ...{ ...act, ...row, path: `/bookings/{id}/${path}` },
      refuses: ['not_found', ...refuses],
    },
    async ({ params, call, services }) =>
      written({ services, call }, await services.bookings[row.operationId](params, call), params.id),
  );
}

const returnBooking = route(
  {
    ...act,
    method: 'post',
    path: '/bookings/{id}/return',
    operationId: 'returnBooking',
    summary: 'Return a good',
    body: ReturnBooking,
    bodyOptional: true,
    refuses: [
      'not_found',
      'booking.quantity',
      'booking.manager_only',
      'booking.not_started',
      'booking.cancelled',
      'booking.already_returned',
    ],
  },
  async ({ params, body, call, services }) =>
    written(
      { services, call },
      await services.bookings.returnBooking({ ...params, quantity: body.quantity }, call),
      params.id,
    ),
);

const extendBooking = route(
  {
    ...act,
    method: 'post',
    path: '/bookings/{id}/extend',
    operationId: 'extendBooking',
    summary: 'Extend a booking',
    body: Extension,
    refuses: [
      'not_found',
      'booking.manager_only',
      'booking.not_extendable',
      'booking.max_supplies',
      'booking.unavailable',
      'booking.preview_outdated',
      'booking.cancelled',
      'booking.already_returned',
    ],
  },
  async ({ params, body, call, services }) =>
    written(
      { services, call },
      await services.bookings.extendBooking(
        {
          id: params.id,
          days: body.days,
          endAt: body.end_at ? new Date(body.end_at) : undefined,
          moveOthers: body.move_others,
          preview: body.preview,
        },
        call,
      ),
      params.id,
    ),
);

const previewExtension = route(
  {
    method: 'get',
    path: '/bookings/{id}/extend',
    operationId: 'previewExtension',
    tag: 'Bookings',
    summary: 'Preview an extension',
    description:
      'For managers, before an extension that overlaps other bookings: which bookings would move, to which range, and who would be notified. Nothing is written.',
    auth: 'required',
    params: byId('booking'),
    query: extensionQuery,
    answer: {
      status: 200,
      description: 'The result of the extension, if it were applied.',
      body: ExtensionPreview,
    },
    refuses: [
      'not_found',
      'booking.manager_only',
      'booking.unavailable',
      'booking.on_loan',
      'booking.cancelled',
      'booking.already_returned',
    ],
  },
  async ({ params, query, call, services }) => {
    const preview = await services.bookings.previewExtension({ id: params.id, days: query.days }, call);
    const moved = preview.moves.map(({ userId }) => userId);
    return {
      body: toExtensionPreview(
        preview,
        await relatedUsers(services, [...preview.toldUserIds, ...moved], call),
      ),
    };
  },
);

const openDispute = route(
  {
    ...act,
    method: 'post',
    path: '/bookings/{id}/dispute',
    operationId: 'openDispute',
    summary: 'Open a dispute',
    body: Dispute,
    refuses: ['not_found', 'booking.in_dispute'],
  },
  async ({ params, body, call, services }) =>
    written(
      { services, call },
      await services.bookings.openDispute({ id: params.id, reason: body.reason }, call),
      params.id,
    ),
);

export const bookingActRoutes = [
  returnBooking,
  ...PLAIN_ACTS.map(routeOf),
  extendBooking,
  previewExtension,
  openDispute,
];
