import { screen, waitFor } from '@testing-library/react';
import { bookingsPage } from '../../../../test/screens/bookings';
import {
  BOOKING_ID,
  type Booking,
  GOOD_ID,
  booking,
  good,
  idOf,
  lender,
  meta,
} from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { ours } from '../../../../test/screens/ours';
import { calls, http } from '../../../../test/screens/server';

screens();

const path = `/goods/${GOOD_ID}/bookings`;

/** Bookings of the good, by their state. */
function bookings(...all: Booking[]) {
  return http.get('/bookings', ({ query, response }) => {
    return response(200).json(bookingsPage(all.filter(({ state }) => state === query.get('state'))));
  });
}
const states = () =>
  calls.flatMap(({ path: to }) => {
    const query = new URLSearchParams(to.split('?')[1]);
    return to.startsWith('/bookings?') && query.get('good_id') === GOOD_ID ? [query.get('state')] : [];
  });

test('what is booked of a good names its borrower, and another tab shows what is over', async () => {
  const answers = [
    bookings(
      booking({ quantity: 2, unread_messages: 3 }),
      booking({ id: idOf(32), state: 'overdue', overdue_in_days: 1, start_date: '2031-05-10' }),
      booking({ id: idOf(33), state: 'returned', start_date: '2031-05-01', end_date: '2031-05-02' }),
    ),
    ...ours(),
  ];
  const { person } = await open(path, { as: lender(), answers });
  expect(await screen.findByText('美香・2 pieces')).toBeInTheDocument();
  expect(screen.getByText('美香・1 piece')).toBeInTheDocument();
  expect(screen.getByText('3 unread messages')).toBeInTheDocument();
  const [first] = document.querySelectorAll(`main a[href^="/bookings/"]`);
  expect([`/bookings/${BOOKING_ID}`, `/bookings/${idOf(32)}`]).toContain(first?.getAttribute('href'));
  expect(screen.queryByText('Thu 1 – Fri 2 May')).toBeNull();
  expect(states().sort()).toEqual(['handed_over', 'overdue', 'reserved']);

  await person.click(screen.getByText('History'));
  expect(await screen.findByText('Thu 1 – Fri 2 May')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('美香・2 pieces')).toBeNull());
  expect(window.location.pathname).toBe(`${path}/history`);
  expect(states().sort()).toEqual(['cancelled', 'handed_over', 'overdue', 'reserved', 'returned']);
});

test('of others one learns that it is taken, and not by whom', async () => {
  await open(path, { answers: [bookings(booking({ user_id: null }))] });
  expect(await screen.findByText('Someone・1 piece')).toBeInTheDocument();
  expect(document.querySelector(`a[href="/bookings/${BOOKING_ID}"]`)).toBeNull();
});

test('a good that nobody has booked leads to a booking of it', async () => {
  await open(path, { answers: [bookings()] });
  expect(await screen.findByText('No current bookings')).toBeInTheDocument();
  expect(document.querySelector(`main a[href="${path}/new"]`)).toBeInTheDocument();
});

test('Home shows the next three that are to be brought back or begin, and nothing that is over', async () => {
  const ends = (place: number, day: string, fields: Partial<Booking> = {}) =>
    booking({
      ...{ id: idOf(40 + place), good_title: `品${place}`, state: 'handed_over', end_at: `${day}T15:00:00Z` },
      ...fields,
    });
  const all = [
    ...[ends(1, '2031-05-20'), ends(2, '2031-05-16'), ends(3, '2031-05-18'), ends(4, '2031-05-30')],
    ...[ends(5, '2031-05-15', { state: 'returned' }), ends(6, '2031-05-15', { state: 'cancelled' })],
  ];
  const today = http.get('/bookings', ({ response }) =>
    response(200).json({ bookings: all, goods: [good()], users: [lender()], meta: meta(6) }),
  );
  await open('/home', { answers: [today] });
  await screen.findByText('品2');
  expect(screen.getAllByText(/^品/).map(({ textContent }) => textContent)).toEqual(['品2', '品3', '品1']);
});
