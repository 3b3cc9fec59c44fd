import { toOutcome } from '../errors/outcome';
import { route } from '../rest/request-context';
import { relatedUsers } from '../users/related-users';
import * as contract from './booking-acts.contract';
import { toBooking, written } from './booking.mapper';
import { toExtensionPreview } from './extension-preview.mapper';

const returnBooking = route(contract.returnBooking, async ({ params, call, services }) =>
  written(await services.bookings.returnBooking(params, call), params.id),
);

const revertReturn = route(contract.revertReturn, async ({ params, call, services }) =>
  written(await services.bookings.revertReturn(params, call), params.id),
);

const receiveBooking = route(contract.receiveBooking, async ({ params, call, services }) =>
  written(await services.bookings.receiveBooking(params, call), params.id),
);

const handOverBooking = route(contract.handOverBooking, async ({ params, call, services }) =>
  written(await services.bookings.handOverBooking(params, call), params.id),
);

const revertHandOver = route(contract.revertHandOver, async ({ params, call, services }) =>
  written(await services.bookings.revertHandOver(params, call), params.id),
);

const extendBooking = route(contract.extendBooking, async ({ params, body, call, services }) =>
  written(
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

const previewExtension = route(contract.previewExtension, async ({ params, query, call, services }) => {
  const preview = await services.bookings.previewExtension({ id: params.id, days: query.days }, call);
  const moved = preview.moves.map(({ userId }) => userId);
  return {
    body: toExtensionPreview(preview, await relatedUsers(services, [...preview.toldUserIds, ...moved], call)),
  };
});

const openDispute = route(contract.openDispute, async ({ params, body, call, services }) =>
  written(await services.bookings.openDispute({ id: params.id, reason: body.reason }, call), params.id),
);

const closeDispute = route(contract.closeDispute, async ({ params, call, services }) =>
  written(await services.bookings.closeDispute(params, call), params.id),
);

const bulkReturnBookings = route(contract.bulkReturnBookings, async ({ body, call, services }) => {
  const { outcomes } = await services.bookings.bulkReturnBookings({ bookingIds: body.booking_ids }, call);
  return {
    body: {
      outcomes: outcomes.map((one) => ({ booking_id: one.bookingId, ...toOutcome(one, call.locale) })),
      bookings: outcomes.flatMap(({ booking }) => (booking ? [toBooking(booking)] : [])),
    },
  };
});

export const bookingActRoutes = [
  returnBooking,
  revertReturn,
  receiveBooking,
  handOverBooking,
  revertHandOver,
  extendBooking,
  previewExtension,
  openDispute,
  closeDispute,
  bulkReturnBookings,
];
