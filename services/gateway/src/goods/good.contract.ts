import { defineRoute } from '../rest/route';
import { byId } from '../schema/ids';
import { GoodAnswer, GoodList, GoodPatch, NewGood, goodQuery } from './good.schema';

const tag = 'Goods';

export const createGood = defineRoute({
  method: 'post',
  path: '/goods',
  operationId: 'createGood',
  tag,
  summary: 'Register a good',
  auth: 'required',
  body: NewGood,
  answer: { status: 201, description: 'The new good, lent by the caller.', body: GoodAnswer },
  refuses: [
    'quota',
    'forbidden',
    'good.group',
    'good.hourly_quantity',
    'good.hourly_margin',
    'image.unknown',
  ],
});

export const listGoods = defineRoute({
  method: 'get',
  path: '/goods',
  operationId: 'listGoods',
  tag,
  summary: 'Goods, filtered and sorted',
  description:
    'With `match`, `filter` or `sort=booked_at` the search index answers, and `meta.as_of` says up to when it is true.',
  auth: 'optional',
  query: goodQuery,
  answer: {
    status: 200,
    description: 'A page of the goods that the caller may see in lists.',
    body: GoodList,
  },
  refuses: ['not_found'],
});

export const getGood = defineRoute({
  method: 'get',
  path: '/goods/{id}',
  operationId: 'getGood',
  tag,
  summary: 'One good',
  auth: 'optional',
  params: byId('good'),
  answer: { status: 200, description: 'The good.', body: GoodAnswer },
  refuses: ['not_found'],
  etag: true,
});

export const updateGood = defineRoute({
  method: 'patch',
  alsoPut: true,
  path: '/goods/{id}',
  operationId: 'updateGood',
  tag,
  summary: 'Change a good',
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
    'image.unknown',
  ],
});

export const deleteGood = defineRoute({
  method: 'delete',
  path: '/goods/{id}',
  operationId: 'deleteGood',
  tag,
  summary: 'Delete a good',
  description: 'Refused while a unit is out; its future bookings are cancelled.',
  auth: 'required',
  params: byId('good'),
  answer: { status: 204, description: 'Deleted.' },
  refuses: ['not_found', 'forbidden', 'good.on_loan'],
});
