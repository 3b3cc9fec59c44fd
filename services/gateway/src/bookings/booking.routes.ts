import { enumOf, type reservation, SETS } from '@kashikari/contracts';
import { actorUserId, notFound, type Call } from '@kashikari/kernel';
import { relatedGoods } from '../goods/related-goods';
import { groupIdOf } from '../groups/group-id';
import { toReview } from '../reviews/review.mapper';
import { route } from '../rest/request-context';
import { withRecords } from '../users/borrower-records';
import { relatedUsers } from '../users/related-users';
import { toMeta, toPageRequest } from '../mappers/paging';
import { toFilter, toMadeWith, toNextOfGood } from './booking-filter.mapper';
import { statedMethod, toBooking, toNextBooking, toRange, toWanted } from './booking.mapper';
import { withPayments, written } from './written-booking';
import type { Services } from '../clients/services';
import { bookingQuery } from './booking-filter.schema';
import { BOOKING_REFUSALS } from './booking-refusals';
import { byId } from '../schema/ids';
import {
  BookingAnswer,
  BookingList,
  BookingPatch,
  BookingWritten,
  BookingsWritten,
  BulkBooking,
  NewBooking,
} from './booking.schema';

const tag = 'Bookings';

const createBooking = route(
  {
    method: 'post',
    path: '/bookings',
    operationId: 'createBooking',
    tag,
    summary: 'Create a booking',
    description:
      'If the good is not available (409 `booking.unavailable`, `booking.on_loan`, `booking.exclusive`), `params` contains alternatives: the number of `free` units in the range, the nearest available ranges of the same length `before` and `after`, and `equal_goods` (`id`, `title`) that are free for the whole range. `booking.max_days`, `booking.disabled_weekday`, `booking.closed_date`, `booking.at_least_days_ahead` and `booking.quantity` contain `free`, `before` and `after`, too, and `booking.max_days` the `longest` available range from the same start. `also` lists the other reasons against the range (`code`, `params`).',
    auth: 'required',
    body: NewBooking,
    answer: { status: 201, description: 'The booking.', body: BookingWritten },
    refuses: BOOKING_REFUSALS,
  },
  async ({ body, call, services }) => {
    const method = statedMethod(body) ?? (body.scanned_code ? 'scan' : body.user_id ? 'counter' : 'web');
    const wanted = { ...toWanted(body), method: enumOf(SETS.bookingMethod, method) };
    return written({ services, call }, await services.bookings.createBooking(wanted, call), '');
  },
);

const bulkCreateBookings = route(
  {
    method: 'post',
    path: '/bookings/bulk',
    operationId: 'bulkCreateBookings',
    tag,
    summary: 'Create several bookings',
    description:
      'Books several goods for the same range, all or nothing. The first refusal names its good in `params.good_id`.',
    auth: 'required',
    body: BulkBooking,
    answer: { status: 201, description: 'The bookings, in the order of the request.', body: BookingsWritten },
    refuses: [
      'not_found',
      'bulk.hourly',
      'bulk.reference_only',
      'bulk.restricted',
      'bulk.priced',
      'booking.range',
      'booking.max_days',
      'booking.not_a_member',
      'booking.unavailable',
      'booking.on_loan',
    ],
  },
  async ({ body, call, services }) => {
    const { bookings } = await services.bookings.bulkCreateBookings(
      { goodIds: body.good_ids, range: toRange(body), memo: body.memo ?? '', userId: body.user_id ?? '' },
      call,
    );
    return { body: { bookings: bookings.map(toBooking) } };
  },
);

const listBookings = route(
  {
    method: 'get',
    path: '/bookings',
    operationId: 'listBookings',
    tag,
    summary: 'List bookings',
    description: 'Without a filter: all bookings that the caller may see, including cancelled ones.',
    auth: 'required',
    query: bookingQuery,
    answer: { status: 200, description: 'A page of bookings.', body: BookingList },
    refuses: ['not_found'],
  },
  async ({ query, call, services }) => {
    const { bookings, page } = await services.bookings.listBookings(
      {
        ...toFilter(query, await groupIdOf(query.group_id, services, call)),
        sort: enumOf(SETS.bookingSort, query.sort),
        descending: query.order === 'desc',
        page: toPageRequest(query),
      },
      call,
    );
    const [related, shown] = await Promise.all([
      relatedToBookings(services, bookings, call),
      withPayments({ services, call }, bookings),
    ]);
    return { body: { bookings: shown, ...related, meta: toMeta(query, page) } };
  },
);

const getBooking = route(
  {
    method: 'get',
    path: '/bookings/{id}',
    operationId: 'getBooking',
    tag,
    summary: 'Get a booking',
    auth: 'required',
    params: byId('booking'),
    answer: { status: 200, description: 'The booking.', body: BookingAnswer },
    refuses: ['not_found'],
    etag: true,
  },
  async ({ params, call, services }) => {
    const { booking } = await services.bookings.getBooking({ id: params.id }, call);
    if (!booking) throw notFound('booking', params.id);
    const [[shown], { next, ...related }, made, review] = await Promise.all([
      withPayments({ services, call }, [booking]),
      relatedToBooking(services, booking, call),
      madeWith(services, booking, call),
      reviewOf(services, booking, call),
    ]);
    return {
      body: {
        booking: shown!,
        related_bookings: made.map(toBooking),
        related_members_bookings: next.map(toNextBooking),
        review,
        ...related,
      },
      version: booking.version,
    };
  },
);

const updateBooking = route(
  {
    method: 'patch',
    alsoPut: true,
    path: '/bookings/{id}',
    operationId: 'updateBooking',
    tag,
    summary: 'Update a booking',
    auth: 'required',
    params: byId('booking'),
    body: BookingPatch,
    ifMatch: true,
    answer: { status: 200, description: 'The booking after the change.', body: BookingWritten },
    refuses: [
      'not_found',
      'booking.range',
      'booking.in_the_past',
      'booking.max_days',
      'booking.quantity',
      'booking.manager_only',
      'booking.unavailable',
      'booking.cancelled',
      'booking.already_returned',
      'booking.price_changed',
      'payment.amount',
    ],
  },
  async ({ params, body, call, services, ifVersion }) =>
    written(
      { services, call },
      await services.bookings.updateBooking(
        {
          id: params.id,
          range: toRange(body),
          quantity: body.quantity,
          memo: body.memo === null ? '' : body.memo,
          ifVersion,
          expectedTotal: body.expected_total,
        },
        call,
      ),
      params.id,
    ),
);

const cancelBooking = route(
  {
    method: 'delete',
    path: '/bookings/{id}',
    operationId: 'cancelBooking',
    tag,
    summary: 'Cancel a booking',
    description:
      'The booking is kept with the state `cancelled`. A good that is out must be returned, not cancelled.',
    auth: 'required',
    params: byId('booking'),
    answer: { status: 200, description: 'The booking, cancelled.', body: BookingWritten },
    refuses: [
      'not_found',
      'booking.manager_only',
      'booking.started',
      'booking.cancelled',
      'booking.already_returned',
    ],
  },
  async ({ params, call, services }) =>
    written({ services, call }, await services.bookings.cancelBooking({ id: params.id }, call), params.id),
);

export const bookingRoutes = [
  createBooking,
  bulkCreateBookings,
  listBookings,
  getBooking,
  updateBooking,
  cancelBooking,
];

async function reviewOf({ reviews }: Services, booking: reservation.Booking, call: Call) {
  const { goodId, userId, anonymous } = booking;
  if (anonymous || userId === '') return null;
  const { review } = await reviews.findReview({ goodId, userId }, call);
  return review ? toReview(review) : null;
}

async function madeWith({ bookings }: Services, booking: reservation.Booking, call: Call) {
  const request = toMadeWith(booking);
  return request ? (await bookings.listBookings(request, call)).bookings : [];
}

/** The next bookings of its good, and the goods and people of all. */
async function relatedToBooking(services: Services, booking: reservation.Booking, call: Call) {
  const { bookings: next } = await services.bookings.listBookings(toNextOfGood(booking, call.now), call);
  const related = relatedToBookings(services, [booking, ...next], call);
  const borrower = booking.userId === actorUserId(call.actor) ? '' : booking.userId;
  const named = related.then(({ users }) => users);
  const [{ goods }, users] = await Promise.all([related, withRecords(services, named, [borrower], call)]);
  return { next, goods, users };
}

/** Fetches related records in parallel. */
async function relatedToBookings(services: Services, bookings: readonly reservation.Booking[], call: Call) {
  const goodIds = bookings.map((booking) => booking.goodId);
  const lenderIds = bookings.map((booking) => booking.lenderId);
  const userIds = [...lenderIds, ...bookings.map((booking) => booking.userId)];
  const [goods, users] = await Promise.all([
    relatedGoods(services, goodIds, call),
    relatedUsers(services, userIds, call, lenderIds),
  ]);
  return { goods, users };
}
