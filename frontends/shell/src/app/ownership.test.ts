import { needsAccount, ownerOf } from './ownership';

test('a booking of a good belongs to bookings, the good itself to goods, and so do all goods of an account', () => {
  expect(ownerOf('/goods/1/bookings/new')).toBe('bookings');
  expect(ownerOf('/goods/1')).toBe('goods');
  expect(ownerOf('/users/1/goods_picker')).toBe('goods');
  expect(ownerOf('/preview/1')).toBe('goods');
  for (const path of ['/-/himawari/export/goods_qr_code', '/users/1/export/goods_qr_code'])
    expect(ownerOf(path)).toBe('goods');
  expect(ownerOf('/goods/edit/csv_import')).toBe('goods');
  expect(ownerOf('/goods/attach')).toBe('goods');
  expect(ownerOf('/today')).toBe('bookings');
  for (const path of ['/numbers', '/numbers/daily', '/-/himawari/numbers', '/-/himawari/numbers/daily'])
    expect(ownerOf(path)).toBe('bookings');
  for (const path of ['/goods/1/numbers', '/-/himawari/usage_reports'])
    expect(ownerOf(path)).toBe('bookings');
});

test('nobody owns what no remote has', () => {
  expect(ownerOf('/goodsfor/nothing')).toBeUndefined();
});

test.each([
  '/bookings',
  '/payments/history',
  '/payments/documents',
  '/payments/payouts',
  '/payments/sales',
  '/payments/1',
  '/bookings/1/edit',
  '/today',
  '/numbers',
  '/numbers/daily',
  '/goods/1/numbers',
  '/-/a/numbers',
  '/-/a/numbers/daily',
  '/-/a/usage_reports',
  '/groups',
  '/groups/new',
  '/invites',
  '/goods/new',
  '/goods/new/import_select',
  '/goods/new/isbn_import',
  '/goods/edit/csv_import',
  '/goods/1/edit',
  '/-/a/members/edit',
  '/-/a/posts',
  '/-/a/sign_up/edit',
  '/users/1/managers/edit',
  '/users/1/goods_picker',
  '/users/1/export/goods_qr_code',
  '/-/a/export/goods_qr_code',
  '/-/a/notification_setting',
])('%s needs an account', (path) => expect(needsAccount(path)).toBe(true));

test.each([
  '/goods/1',
  '/goods/1/bookings/new',
  '/search',
  '/search/suggest',
  '/-/a',
  '/groups/join',
  '/invites/stop',
  '/subscriptions/pricing',
])('%s is there for everybody', (path) => expect(needsAccount(path)).toBe(false));
