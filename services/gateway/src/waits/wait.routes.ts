import { toRange, written } from '../bookings/booking.mapper';
import { relatedGoods } from '../goods/related-goods';
import { route } from '../rest/request-context';
import { relatedUsers } from '../users/related-users';
import { toMeta, toPageRequest } from '../mappers/paging';
import * as contract from './wait.contract';
import { toWait } from './wait.mapper';

const createWait = route(contract.createWait, async ({ body, call, services }) => {
  const { wait } = await services.waits.createWait(
    { goodId: body.good_id, range: toRange(body), quantity: body.quantity },
    call,
  );
  return { body: { wait: toWait(wait) } };
});

const listWaits = route(contract.listWaits, async ({ query, call, services }) => {
  const { waits, page } = await services.waits.listWaits(
    { goodId: query.good_id ?? '', live: query.live === 'true', page: toPageRequest(query) },
    call,
  );
  const [goods, users] = await Promise.all([
    relatedGoods(
      services,
      waits.map(({ goodId }) => goodId),
      call,
    ),
    relatedUsers(
      services,
      waits.flatMap(({ userId, lenderId }) => [userId, lenderId]),
      call,
    ),
  ]);
  return { body: { waits: waits.map((wait) => toWait(wait)), goods, users, meta: toMeta(query, page) } };
});

const leaveWait = route(contract.leaveWait, async ({ params, call, services }) => {
  await services.waits.leaveWait(params, call);
  return {};
});

const acceptWait = route(contract.acceptWait, async ({ params, call, services }) => {
  const { wait, booking } = await services.waits.acceptWait(params, call);
  return { body: { wait: toWait(wait, params.id), ...written({ booking }, params.id).body } };
});

const declineWait = route(contract.declineWait, async ({ params, call, services }) => {
  const { wait } = await services.waits.declineWait(params, call);
  return { body: { wait: toWait(wait, params.id) } };
});

export const waitRoutes = [createWait, listWaits, leaveWait, acceptWait, declineWait];
