import { enumOf, type reservation, SETS } from '@kashikari/contracts';
import { notFound } from '@kashikari/kernel';
import { relatedGoods } from '../goods/related-goods';
import { groupIdOf } from '../groups/group-id';
import { route } from '../rest/request-context';
import { relatedUsers } from '../users/related-users';
import { toMeta, toPageRequest } from '../mappers/paging';
import { toFilter, toMadeWith } from './booking-filter.mapper';
import * as contract from './booking.contract';
import { toBooking, toRange, toWanted, written } from './booking.mapper';
import type { Services } from '../clients/services';
import type { Call } from '@kashikari/kernel';

const createBooking = route(contract.createBooking, async ({ body, call, services }) => {
  const method = body.scanned_code ? 'scan' : body.user_id ? 'counter' : 'web';
  const wanted = { ...toWanted(body), method, methodEnum: enumOf(SETS.bookingMethod, method) };
  return written(await services.bookings.createBooking(wanted, call), '');
});

const bulkCreateBookings = route(contract.bulkCreateBookings, async ({ body, call, services }) => {
  const { bookings } = await services.bookings.bulkCreateBookings(
    { goodIds: body.good_ids, range: toRange(body), memo: body.memo ?? '', userId: body.user_id ?? '' },
    call,
  );
  return { body: { bookings: bookings.map(toBooking) } };
});

const listBookings = route(contract.listBookings, async ({ query, call, services }) => {
  const { bookings, page } = await services.bookings.listBookings(
    {
      ...toFilter(query, await groupIdOf(query.group_id, services, call)),
      sort: query.sort,
      sortEnum: enumOf(SETS.bookingSort, query.sort),
      page: toPageRequest(query),
    },
    call,
  );
  const related = await relatedToBookings(services, bookings, call);
  return { body: { bookings: bookings.map(toBooking), ...related, meta: toMeta(query, page) } };
});

const getBooking = route(contract.getBooking, async ({ params, call, services }) => {
  const { booking } = await services.bookings.getBooking({ id: params.id }, call);
  if (!booking) throw notFound('booking', params.id);
  const [related, made] = await Promise.all([
    relatedToBookings(services, [booking], call),
    madeWith(services, booking, call),
  ]);
  return {
    body: { booking: toBooking(booking), related_bookings: made.map(toBooking), ...related },
    version: booking.version,
  };
});

const updateBooking = route(contract.updateBooking, async ({ params, body, call, services, ifVersion }) =>
  written(
    await services.bookings.updateBooking(
      {
        id: params.id,
        range: toRange(body),
        quantity: body.quantity,
        memo: body.memo === null ? '' : body.memo,
        ifVersion,
      },
      call,
    ),
    params.id,
  ),
);

const cancelBooking = route(contract.cancelBooking, async ({ params, call, services }) =>
  written(await services.bookings.cancelBooking({ id: params.id }, call), params.id),
);

export const bookingRoutes = [
  createBooking,
  bulkCreateBookings,
  listBookings,
  getBooking,
  updateBooking,
  cancelBooking,
];

async function madeWith({ bookings }: Services, booking: reservation.Booking, call: Call) {
  const request = toMadeWith(booking);
  return request ? (await bookings.listBookings(request, call)).bookings : [];
}

/** Both at once: neither waits for the other. */
async function relatedToBookings(services: Services, bookings: readonly reservation.Booking[], call: Call) {
  const goodIds = bookings.map((booking) => booking.goodId);
  const userIds = bookings.flatMap((booking) => [booking.lenderId, booking.userId]);
  const [goods, users] = await Promise.all([
    relatedGoods(services, goodIds, call),
    relatedUsers(services, userIds, call),
  ]);
  return { goods, users };
}
