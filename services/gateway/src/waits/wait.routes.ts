import { toRange } from '../bookings/booking.mapper';
import { written } from '../bookings/written-booking';
import { relatedGoods } from '../goods/related-goods';
import { actorUserId } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { withRecords } from '../users/borrower-records';
import { relatedUsers } from '../users/related-users';
import { toMeta, toPageRequest } from '../mappers/paging';
import { toWait } from './wait.mapper';
import { byId } from '../schema/ids';
import { NewWait, WaitAccepted, WaitList, WaitWritten, waitQuery } from './wait.schema';

const tag = 'Waits';

const createWait = route(
  {
    method: 'post',
    path: '/waits',
    operationId: 'createWait',
    tag,
    summary: 'Join the waiting list of a good',
    description:
      'Possible if a booking is rejected with `booking.unavailable`, `booking.on_loan` or `booking.exclusive`. When the good becomes free, it is offered to the waiting users in order. It is held for each until `answer_by` (the lender’s `queue_answer_hours`, but never beyond the start of the range).',
    auth: 'required',
    body: NewWait,
    answer: { status: 201, description: 'The wait, with its place on the waiting list.', body: WaitWritten },
    refuses: [
      'not_found',
      'wait.exists',
      'wait.free_now',
      'booking.range',
      'booking.in_the_past',
      'booking.quarter_hour',
      'booking.max_days',
      'booking.disabled_weekday',
      'booking.closed_date',
      'booking.at_least_days_ahead',
      'booking.quantity',
      'booking.reference_only',
      'booking.not_a_member',
      'booking.restricted',
      'booking.scan_only',
    ],
  },
  async ({ body, call, services }) => {
    const { wait } = await services.waits.createWait(
      { goodId: body.good_id, range: toRange(body), quantity: body.quantity },
      call,
    );
    return { body: { wait: toWait(wait) } };
  },
);

const listWaits = route(
  {
    method: 'get',
    path: '/waits',
    operationId: 'listWaits',
    tag,
    summary: 'List waits',
    description: 'The caller’s waits, newest first. With `good_id`: the waiting list of a good.',
    auth: 'required',
    query: waitQuery,
    answer: { status: 200, description: 'A page of waits.', body: WaitList },
  },
  async ({ query, call, services }) => {
    const { waits, page } = await services.waits.listWaits(
      { goodId: query.good_id ?? '', live: query.live === 'true', page: toPageRequest(query) },
      call,
    );
    const self = actorUserId(call.actor);
    const [goods, users] = await Promise.all([
      relatedGoods(
        services,
        waits.map(({ goodId }) => goodId),
        call,
      ),
      withRecords(
        services,
        relatedUsers(
          services,
          waits.flatMap(({ userId, lenderId }) => [userId, lenderId]),
          call,
        ),
        query.good_id ? waits.map(({ userId }) => userId).filter((id) => id !== self) : [],
        call,
      ),
    ]);
    return { body: { waits: waits.map((wait) => toWait(wait)), goods, users, meta: toMeta(query, page) } };
  },
);

const leaveWait = route(
  {
    method: 'delete',
    path: '/waits/{id}',
    operationId: 'leaveWait',
    tag,
    summary: 'Delete a wait',
    description:
      'Allowed for the user who waits and for managers of the good. A held good is offered to the next user.',
    auth: 'required',
    params: byId('wait'),
    answer: { status: 204, description: 'Deleted.' },
    refuses: ['not_found', 'wait.over'],
  },
  async ({ params, call, services }) => {
    await services.waits.leaveWait(params, call);
    return {};
  },
);

const acceptWait = route(
  {
    method: 'post',
    path: '/waits/{id}/accept',
    operationId: 'acceptWait',
    tag,
    summary: 'Accept an offer',
    auth: 'required',
    params: byId('wait'),
    answer: { status: 200, description: 'The wait and the resulting booking.', body: WaitAccepted },
    refuses: [
      'not_found',
      'forbidden',
      'wait.not_offered',
      'wait.lapsed',
      'wait.over',
      'booking.not_a_member',
      'booking.max_supplies',
      'payment.unsettled',
    ],
  },
  async ({ params, call, services }) => {
    const { wait, booking } = await services.waits.acceptWait(params, call);
    const { body } = await written({ services, call }, { booking }, params.id);
    return { body: { wait: toWait(wait, params.id), ...body } };
  },
);

const declineWait = route(
  {
    method: 'post',
    path: '/waits/{id}/decline',
    operationId: 'declineWait',
    tag,
    summary: 'Decline an offer',
    auth: 'required',
    params: byId('wait'),
    answer: { status: 200, description: 'The wait.', body: WaitWritten },
    refuses: ['not_found', 'forbidden', 'wait.not_offered', 'wait.lapsed', 'wait.over'],
  },
  async ({ params, call, services }) => {
    const { wait } = await services.waits.declineWait(params, call);
    return { body: { wait: toWait(wait, params.id) } };
  },
);

export const waitRoutes = [createWait, listWaits, leaveWait, acceptWait, declineWait];
