import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Person } from './people';
import { SCREENS, type World } from './screens';

const ROUTES = [
  'shell/src/app/app.tsx',
  ...['goods', 'bookings', 'groups', 'payments'].map((name) => `${name}-mfe/src/expose/routes.tsx`),
].flatMap((file) => {
  const source = readFileSync(resolve(__dirname, '../../frontends', file), 'utf8');
  return [...source.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path);
});

/** Routes to a screen that the table contains under another address. */
const SAME_AS_ANOTHER = new Set([
  '/',
  '*',
  'redirect_home',
  'lp/:lng',
  'users/new',
  'sign_in',
  'home/:tab',
  'lng/:id',
  'languages/:id',
  'help',
  'barcode-scanner',
  'webhooks',
  'bookings/use',
  '-/:id/sign_up',
]);

const someone = { id: 'i' } as Person;
const world: World = {
  people: { member: someone, lender: someone },
  goodId: 'g',
  hourlyId: 'h',
  slug: 's',
  folderId: 'f',
  bookingId: 'b',
  lentId: 'l',
  later: '2027-07-09',
};

const looked = SCREENS.map(({ path }) => path(world).split('?')[0]?.slice(1) ?? '');

test.each(ROUTES.filter((route) => !SAME_AS_ANOTHER.has(route)))('somebody looks at /%s', (route) => {
  const pattern = new RegExp(`^${route.replace(/:[^/]+/g, '[^/]+')}$`);
  expect(looked.some((path) => pattern.test(path))).toBe(true);
});

test('no exception is listed that is no route', () => {
  expect([...SAME_AS_ANOTHER].filter((path) => !ROUTES.includes(path))).toEqual([]);
});
