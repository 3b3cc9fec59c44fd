import type { ReadCode } from './api/resolve-scan';
import { scanLinks } from './scan-links';

const answered = (scan: object, related: object = {}): ReadCode =>
  ({
    code: ' TRI-7 ',
    answer: {
      scan: { kind: 'good', normal: 'TRI-7', good_id: 'g', user_id: null, group_id: null, ...scan },
      ...{ goods: [{ group_ids: ['a'] }], bookings: [], users: [], groups: [], images: [] },
      ...related,
    },
  }) as unknown as ReadCode;
const linksOf = (read: ReadCode) => scanLinks(read).map(({ action, to }) => `${action} ${to}`);

test('a good leads to borrowing it with the code that was read', () => {
  expect(linksOf(answered({ actions: ['borrow', 'hand_out', 'count', 'edit', 'open'] }))).toEqual([
    'borrow /goods/g/bookings/new/now?code=TRI-7',
    'hand_out /bookings/counter?group=a&code=TRI-7',
    'count /-/a/stocktaking/create/TRI-7',
    'edit /goods/g/edit',
    'open /goods/g?code=TRI-7',
  ]);
});

test('an act on a booking leads to the one that permits it, and to the list where several do', () => {
  const out = { permissions: ['return', 'extend'] };
  const scan = { actions: ['take_back', 'extend'] };
  const waiting = { id: 'w', permissions: ['hand_over'] };
  const one = answered(scan, { bookings: [waiting, { ...out, id: 'x' }] });
  expect(linksOf(one)).toEqual(['take_back /bookings/x', 'extend /bookings/x/extend']);
  const two = answered(scan, {
    bookings: [
      { ...out, id: 'x' },
      { ...out, id: 'y' },
    ],
  });
  expect(linksOf(two)[0]).toBe('take_back /goods/g/bookings');
  expect(linksOf(answered(scan))).toEqual([]);
});

test('a group, a holder and a card lead to their own screens', () => {
  const group = answered({ kind: 'group', actions: ['open'] }, { groups: [{ slug: 'club' }] });
  expect(linksOf(group)).toEqual(['open /-/club']);
  const holder = answered({ kind: 'card', user_id: 'u', group_id: 'a', actions: ['lend_to', 'open'] });
  expect(linksOf(holder)).toEqual(['lend_to /bookings/counter?group=a&person=u', 'open /users/u']);
  const card = {
    ...answered({ kind: 'card', actions: ['sign_in'] }),
    code: 'https://old.example/auth_tokens/s',
  };
  expect(linksOf(card)).toEqual(['sign_in /auth_tokens/s']);
});

test('an unknown code leads to the form of a new good that has it, and to the goods that may get it', () => {
  const read = answered({
    kind: 'unknown',
    good_id: null,
    normal: '4901234567894',
    actions: ['register', 'attach'],
  });
  expect(linksOf(read)).toEqual([
    'register /goods/new?code=4901234567894',
    'attach /goods/attach?code=4901234567894',
  ]);
});
