import { notFound } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { likedAmong } from '../likes/liked-among';
import { relatedUsers } from '../users/related-users';
import { toMeta } from '../mappers/paging';
import { findGoods } from './find-goods';
import * as contract from './good.contract';
import { imagesOf, toGood } from './good.mapper';
import { PATCHES } from '@kashikari/contracts';
import type { Services } from '../clients/services';
import type { catalog } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';

const createGood = route(contract.createGood, async ({ body, call, services }) => {
  const { good } = await services.goods.createGood(
    { good: PATCHES.good.write(body), goodJson: JSON.stringify(body) },
    call,
  );
  return answer(good, '', call, services);
});

const listGoods = route(contract.listGoods, async ({ query, call, services }) => {
  const { goods, page, asOf } = await findGoods(services, query, call);
  const owners = goods.map(({ ownerId }) => ownerId);
  const [users, liked] = await Promise.all([
    relatedUsers(services, owners, call),
    likedAmong(services, ids(goods), call),
  ]);
  const meta = toMeta(query, page, asOf);
  return {
    body: { goods: goods.map(toGood), users, images: imagesOf(goods), liked_good_ids: liked, meta },
  };
});

const getGood = route(contract.getGood, async ({ params, call, services }) => {
  const { good } = await services.goods.getGood({ id: params.id }, call);
  return answer(good, params.id, call, services);
});

const updateGood = route(contract.updateGood, async ({ params, body, call, services, ifVersion }) => {
  const { good } = await services.goods.updateGood(
    { id: params.id, patch: PATCHES.good.write(body), patchJson: JSON.stringify(body), ifVersion },
    call,
  );
  return answer(good, params.id, call, services);
});

const deleteGood = route(contract.deleteGood, async ({ params, call, services }) => {
  await services.goods.deleteGood({ id: params.id }, call);
  return {};
});

export const goodRoutes = [createGood, listGoods, getGood, updateGood, deleteGood];

const ids = (goods: readonly catalog.Good[]) => goods.map(({ id }) => id);

async function answer(good: catalog.Good | undefined, asked: string, call: Call, services: Services) {
  if (!good) throw notFound('good', asked);
  const [users, liked] = await Promise.all([
    relatedUsers(services, [good.ownerId], call),
    likedAmong(services, [good.id], call),
  ]);
  const body = { good: toGood(good), users, images: imagesOf([good]), liked_good_ids: liked };
  return { body, version: good.version };
}
