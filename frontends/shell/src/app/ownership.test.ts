import { needsAccount, ownerOf } from './ownership';

test('a booking of a good belongs to bookings, the good itself to goods, and so do all goods of an account', () => {
  expect(ownerOf('/goods/1/bookings/new')).toBe('bookings');
  expect(ownerOf('/goods/1')).toBe('goods');
  expect(ownerOf('/users/1/goods_picker')).toBe('goods');
  expect(ownerOf('/preview/1')).toBe('goods');
  expect(ownerOf('/today')).toBe('bookings');
});

test('nobody owns what no remote has', () => {
  expect(ownerOf('/goodsfor/nothing')).toBeUndefined();
});

test.each([
  '/bookings',
  '/bookings/1/edit',
  '/today',
  '/groups',
  '/groups/new',
  '/invites',
  '/goods/new',
  '/goods/1/edit',
  '/-/a/members/edit',
  '/-/a/posts',
  '/-/a/sign_up/edit',
  '/users/1/managers/edit',
  '/users/1/goods_picker',
])('%s needs an account', (path) => expect(needsAccount(path)).toBe(true));

test.each([
  '/goods/1',
  '/goods/1/bookings/new',
  '/search',
  '/-/a',
  '/groups/join',
  '/invites/stop',
  '/subscriptions/pricing',
])('%s is there for everybody', (path) => expect(needsAccount(path)).toBe(false));
