import { screen, within } from '@testing-library/react';
import { type Booking, booking, good, idOf, inDays, meta } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, writes } from '../../../../test/screens/server';

screens();

const hourly = { is_hourly: true, start_date: null, end_date: null } as const;
const out = { state: 'handed_over', permissions: ['return'] } satisfies Partial<Booking>;
const LATE = idOf(41);

/** Something late, something due today, something that begins tomorrow, and what is done with. */
const KEPT: Booking[] = [
  booking({
    ...{ ...hourly, ...out, id: idOf(42), good_title: '会議室' },
    ...{ start_at: `${inDays(0)}T00:00:00Z`, end_at: `${inDays(0)}T08:00:00Z` },
  }),
  booking({
    ...{ id: idOf(43), good_title: '三脚', start_date: inDays(1), end_date: inDays(2), permissions: [] },
    ...{ start_at: `${inDays(0)}T15:00:00Z`, end_at: `${inDays(2)}T15:00:00Z` },
  }),
  booking({ id: idOf(44), good_title: 'ボール', state: 'returned', end_at: `${inDays(0)}T03:00:00Z` }),
  booking({
    ...{ ...out, id: LATE, good_title: 'カメラ', state: 'overdue', overdue_in_days: 2 },
    ...{ start_date: inDays(-5), end_date: inDays(-2) },
    ...{ start_at: `${inDays(-6)}T15:00:00Z`, end_at: `${inDays(-2)}T15:00:00Z` },
  }),
];

function bookings() {
  return http.get('/bookings', ({ query, response }) => {
    const state = query.get('state');
    const found = KEPT.filter((one) => (state ? one.state === state : one.state !== 'overdue'));
    return response(200).json({ bookings: found, goods: [good()], users: [], meta: meta(found.length) });
  });
}

test('late bookings are first, and each says when it is due or begins, in the days of the lender', async () => {
  await open('/home', { answers: [bookings()] });
  const slot = within(await screen.findByRole('region', { name: 'Your bookings' }));
  const titles = slot.getAllByText(/カメラ|会議室|三脚|ボール/).map((title) => title.textContent);
  expect(titles).toEqual(['カメラ', '会議室', '三脚']);
  expect(slot.getByText('2 days late')).toBeInTheDocument();
  expect(slot.getByText('Return: Today 17:00')).toBeInTheDocument();
  expect(slot.getByText('Starts: Tomorrow Thu 15 May')).toBeInTheDocument();
  // Bookings that the user may return are returned here.
  expect(slot.getAllByText('Return')).toHaveLength(2);
});

test('a booking is returned in its row, and that is taken back by a press', async () => {
  const acts = [
    http.post('/bookings/{id}/return', ({ response }) => response(200).json({ booking: booking() })),
    http.delete('/bookings/{id}/return', ({ response }) => response(200).json({ booking: booking() })),
  ];
  const { person } = await open('/home', { answers: [bookings(), ...acts] });
  const slot = within(await screen.findByRole('region', { name: 'Your bookings' }));
  await person.click(slot.getAllByText('Return')[0] as HTMLElement);
  expect(await screen.findByText('Returned.')).toBeInTheDocument();
  await person.click(screen.getByText('Undo'));
  expect(await screen.findByText('Return undone.')).toBeInTheDocument();
  expect(writes().map(({ method, path }) => [method, path])).toEqual([
    ['POST', `/bookings/${LATE}/return`],
    ['DELETE', `/bookings/${LATE}/return`],
  ]);
});
