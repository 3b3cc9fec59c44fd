import { type Call, notFound } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { likedAmong } from '../likes/liked-among';
import { relatedUsers } from '../users/related-users';
import { toMeta } from '../mappers/paging';
import { findGoods } from './find-goods';
import { imagesOf } from './good.mapper';
import { toGoodsWithNext } from './next-bookings';
import { PATCHES, type catalog } from '@kashikari/contracts';
import type { Services } from '../clients/services';
import { schedulesOf } from '../schedules/schedules-of';
import { byId } from '../schema/ids';
import { scheduleWindow } from './schedule-window';
import { GoodAnswer, GoodList, GoodPatch, NewGood, goodQuery } from './good.schema';

const tag = 'Goods';

const createGood = route(
  {
    method: 'post',
    path: '/goods',
    operationId: 'createGood',
    tag,
    summary: 'Create a good',
    auth: 'required',
    body: NewGood,
    answer: { status: 201, description: 'The new good, owned by the caller.', body: GoodAnswer },
    refuses: [
      'quota',
      'forbidden',
      'good.group',
      'good.hourly_quantity',
      'good.hourly_margin',
      'good.price_unit',
      'good.isbn',
      'good.isbn_jan',
      'good.management_id_taken',
      'good.code_taken',
      'folder.good',
      'image.unknown',
    ],
  },
  async ({ body, call, services }) => {
    const { good } = await services.goods.createGood({ good: PATCHES.good.write(body) }, call);
    return goodAnswer(good, '', call, services);
  },
);

const listGoods = route(
  {
    method: 'get',
    path: '/goods',
    operationId: 'listGoods',
    tag,
    summary: 'List goods',
    description:
      'With `match`, `filter`, `category`, `location`, `priced`, `code`, `facets` or `sort=booked_at`, the search index is ' +
      'queried, and `meta.as_of` is the time up to which the result is current.',
    auth: 'optional',
    query: goodQuery,
    answer: {
      status: 200,
      description: 'A page of the goods that the caller may see in lists.',
      body: GoodList,
    },
    refuses: ['not_found', 'unauthenticated', 'validation.range'],
  },
  async ({ query, call, services }) => {
    const window = query.include?.includes('schedules') ? scheduleWindow(query) : undefined;
    const { goods, page, asOf, facets } = await findGoods(services, query, call);
    const owners = goods.map(({ ownerId }) => ownerId);
    const [users, liked, shown, schedules] = await Promise.all([
      relatedUsers(services, owners, call),
      likedAmong(services, ids(goods), call),
      toGoodsWithNext(services, goods, call),
      window && goods.length > 0 ? schedulesOf(services, ids(goods), window, call) : [],
    ]);
    const beside = { ...(facets && { facets }), ...(window && { schedules }) };
    const meta = toMeta(query, page, asOf);
    return {
      body: { goods: shown, users, images: imagesOf(goods), liked_good_ids: liked, ...beside, meta },
    };
  },
);

const getGood = route(
  {
    method: 'get',
    path: '/goods/{id}',
    operationId: 'getGood',
    tag,
    summary: 'Get a good',
    auth: 'optional',
    params: byId('good'),
    answer: { status: 200, description: 'The good.', body: GoodAnswer },
    refuses: ['not_found'],
    etag: true,
  },
  async ({ params, call, services }) => {
    const { good } = await services.goods.getGood({ id: params.id }, call);
    return goodAnswer(good, params.id, call, services);
  },
);

const updateGood = route(
  {
    method: 'patch',
    alsoPut: true,
    path: '/goods/{id}',
    operationId: 'updateGood',
    tag,
    summary: 'Update a good',
    auth: 'required',
    params: byId('good'),
    body: GoodPatch,
    ifMatch: true,
    answer: { status: 200, description: 'The good after the change.', body: GoodAnswer },
    refuses: [
      'not_found',
      'forbidden',
      'good.group',
      'good.hourly_quantity',
      'good.hourly_margin',
      'good.price_unit',
      'good.isbn',
      'good.isbn_jan',
      'good.management_id_taken',
      'good.code_taken',
      'folder.good',
      'image.unknown',
    ],
  },
  async ({ params, body, call, services, ifVersion }) => {
    const { good } = await services.goods.updateGood(
      { id: params.id, patch: PATCHES.good.write(body), ifVersion },
      call,
    );
    return goodAnswer(good, params.id, call, services);
  },
);

const deleteGood = route(
  {
    method: 'delete',
    path: '/goods/{id}',
    operationId: 'deleteGood',
    tag,
    summary: 'Delete a good',
    description: 'Rejected while a unit is out. Future bookings are cancelled.',
    auth: 'required',
    params: byId('good'),
    answer: { status: 204, description: 'Deleted.' },
    refuses: ['not_found', 'forbidden', 'good.on_loan'],
  },
  async ({ params, call, services }) => {
    await services.goods.deleteGood({ id: params.id }, call);
    return {};
  },
);

export const goodRoutes = [createGood, listGoods, getGood, updateGood, deleteGood];

const ids = (goods: readonly catalog.Good[]) => goods.map(({ id }) => id);

/** Returns the response about one good. @param asked its id, for the refusal if the good is missing */
export async function goodAnswer(
  good: catalog.Good | undefined,
  asked: string,
  call: Call,
  services: Services,
) {
  if (!good) throw notFound('good', asked);
  const [users, liked, [shown]] = await Promise.all([
    relatedUsers(services, [good.ownerId], call, good.permissions.includes('book') ? [good.ownerId] : []),
    likedAmong(services, [good.id], call),
    toGoodsWithNext(services, [good], call, { holders: true }),
  ]);
  const body = { good: shown!, users, images: imagesOf([good]), liked_good_ids: liked };
  return { body, version: good.version };
}
