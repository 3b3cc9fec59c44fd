import { screen } from '@testing-library/react';
import { bookingAt, oneBooking } from '../../../../test/screens/bookings';
import {
  BOOKING_ID,
  GOOD_ID,
  LENDER_ID,
  MEMBER_ID,
  booking,
  good,
  inDays,
  lender,
  meta,
  user,
} from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { ours } from '../../../../test/screens/ours';
import { http } from '../../../../test/screens/server';

screens();

const path = `/bookings/${BOOKING_ID}`;

/** A booking whose borrower has a record that the caller may see. */
function withRecord(bookings_count: number | null, overdue_rate: number | null) {
  const mika = user({ bookings_count, overdue_rate });
  const read = http.get('/bookings/{id}', ({ response }) =>
    response(200).json({
      ...{ booking: booking(), related_bookings: [], related_members_bookings: [], review: null },
      ...{ goods: [good()], users: [lender(), mika] },
    }),
  );
  return [read, ...bookingAt(), ...ours()];
}

test.each([
  [12, 17, '12 bookings in a year, 17% late'],
  [4, null, '4 bookings in a year'],
])('a lender sees beside the borrower how often they borrow: %j, %j', async (count, rate, words) => {
  await open(path, { as: lender(), answers: withRecord(count, rate) });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '美香' })).toHaveAttribute('href', `/users/${MEMBER_ID}`);
});

test('a borrower whose record is hidden is a name that leads to their page', async () => {
  await open(path, { as: lender(), answers: withRecord(null, null) });
  expect(await screen.findByRole('link', { name: '美香' })).toHaveAttribute('href', `/users/${MEMBER_ID}`);
  expect(screen.queryByText(/in a year/)).toBeNull();
});

test('one’s own booking names oneself without a link or a record', async () => {
  await open(path, { answers: [oneBooking().read] });
  expect(await screen.findByText('美香', { selector: 'dd' })).toBeInTheDocument();
  expect(screen.queryByText(/in a year/)).toBeNull();
});

test('a manager of a good sees the record of who waits for it', async () => {
  const times = { start_at: `${inDays(2)}T15:00:00Z`, end_at: `${inDays(4)}T15:00:00Z` };
  const wait = {
    ...{ id: BOOKING_ID, good_id: GOOD_ID, good_title: '三脚', lender_id: LENDER_ID, user_id: MEMBER_ID },
    ...{ quantity: 1, state: 'waiting' as const, is_hourly: false, time_zone: 'Asia/Tokyo', place: 1 },
    ...{ start_date: inDays(3), end_date: inDays(4), offered_at: null, answer_by: null, booking_id: null },
    ...{ ...times, permissions: [], created_at: times.start_at, updated_at: times.start_at },
  };
  const people = [user({ bookings_count: 6, overdue_rate: 50 })];
  const answers = [
    http.get('/waits', ({ response }) =>
      response(200).json({ waits: [wait], goods: [good()], users: people, meta: meta(1) }),
    ),
    http.get('/bookings', ({ response }) =>
      response(200).json({ bookings: [], goods: [], users: [], meta: meta(0) }),
    ),
  ];
  await open(`/goods/${GOOD_ID}/bookings`, { as: lender(), answers: [...answers, ...ours()] });
  expect(await screen.findByText('6 bookings in a year, 50% late')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '美香' })).toHaveAttribute('href', `/users/${MEMBER_ID}`);
});
