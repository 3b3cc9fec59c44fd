import { screen, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import {
  BOOKING_ID,
  type Booking,
  MEMBER_ID,
  booking,
  good,
  group,
  idOf,
  inDays,
  lender,
  meta,
  user,
} from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http } from '../../../../test/screens/server';

screens();

const path = `/users/${MEMBER_ID}`;
const mika = user({
  name_reading: 'みか',
  bookings_count: 14,
  overdue_rate: 17,
  goods_count: 3,
  permissions: [],
});

const over = (place: number, fields: Partial<Booking>) =>
  booking({ id: idOf(place), state: 'returned', permissions: [], ...fields });
const PAST = [
  over(41, { good_title: 'たいこ', returned_at: `${inDays(1)}T03:00:00Z` }),
  over(42, { good_title: 'ラジカセ', returned_at: `${inDays(4)}T03:00:00Z`, overdue_in_days: 2 }),
  over(43, { good_title: '拡声器', state: 'cancelled', cancelled_at: `${inDays(0)}T03:00:00Z` }),
];

/** The answers of a person's page; `record` null for a caller with whom the person shares nothing. */
function person(shown = mika, record: { ended_count: number; late_count: number | null } | null = null) {
  return [
    http.get('/users/{id}', ({ response }) =>
      response(200).json({ user: shown, groups: record ? [group()] : [], record }),
    ),
    http.get('/bookings', ({ query, response }) => {
      const bookings = query.get('open') ? [booking()] : PAST;
      return response(200).json({ bookings, goods: [good()], users: [], meta: meta(bookings.length) });
    }),
    http.get('/goods', ({ response }) =>
      response(200).json({
        goods: [good()],
        users: [lender()],
        images: [],
        liked_good_ids: [],
        meta: meta(1),
      }),
    ),
  ];
}
const record = { ended_count: 12, late_count: 2 };

faces('the page of a person', {
  path,
  as: lender(),
  reads: ['/users/:id'],
  answers: person(mika, record),
  shows: '17%',
});

test('a lender sees the shared groups, the record with its sum, and the bookings of its goods', async () => {
  await open(path, { as: lender(), answers: person(mika, record) });
  expect(await screen.findByText('17%')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'ひまわり文庫' })).toHaveAttribute('href', '/-/himawari');
  expect(screen.getByText(/^Late 2 bookings ÷ returned 12 bookings/)).toBeInTheDocument();
  const now = within((await screen.findByRole('heading', { name: 'Now' })).closest('section')!);
  expect(now.getByRole('link', { name: 'Messages' })).toHaveAttribute('href', `/bookings/${BOOKING_ID}`);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const ends = rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
  expect(ends).toEqual(['On time', '2 days late', 'Canceled']);
  const asked = calls.filter(({ path: read }) => read.startsWith('/bookings'));
  for (const { path: read } of asked) expect(read).toContain(`scope=lend&user_id=${MEMBER_ID}`);
});

test('a rate below five returns is not shown, and the sentence says so', async () => {
  const few = user({ ...mika, bookings_count: 4, overdue_rate: null });
  await open(path, { as: lender(), answers: person(few, { ended_count: 3, late_count: null }) });
  expect(await screen.findByText('–')).toBeInTheDocument();
  expect(screen.getByText(/^Late returns are not shown below 5/)).toBeInTheDocument();
});

test('a person with whom one shares nothing is a name and the goods that one sees', async () => {
  const stranger = user({ permissions: [], goods_count: 3 });
  await open(path, { as: lender(), answers: person(stranger) });
  expect(await screen.findByText('You can see 3 items that 美香 lends.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the items' })).toHaveAttribute(
    'href',
    `/search?owner=${MEMBER_ID}`,
  );
  expect(screen.queryByRole('heading', { name: 'Record with your items' })).toBeNull();
  expect(calls.filter(({ path: read }) => read.startsWith('/bookings'))).toEqual([]);
});

test('one’s own page has one’s own bookings, who sees the figures, and the way to the settings', async () => {
  const own = user({ ...mika, permissions: ['edit'], goods_count: 0 });
  await open(path, { answers: person(own, record) });
  expect(await screen.findByRole('heading', { name: 'Your record' })).toBeInTheDocument();
  expect(screen.getByText(/^Lenders see these figures/)).toBeInTheDocument();
  expect(screen.getByText('You lend no items.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', `/users/${MEMBER_ID}/edit`);
  await screen.findByRole('heading', { name: 'Until now' });
  const asked = calls.filter(({ path: read }) => read.startsWith('/bookings'));
  for (const { path: read } of asked) expect(read).toContain('scope=use');
});
