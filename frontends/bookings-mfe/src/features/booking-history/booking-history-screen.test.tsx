import { screen } from '@testing-library/react';
import { bookingsPage } from '../../../../test/screens/bookings';
import { type Booking, LENDER_ID, booking, idOf, lender, user } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http } from '../../../../test/screens/server';

screens();

const past = (place: number, good_title: string, created_at: string, fields: Partial<Booking> = {}) =>
  booking({ id: idOf(100 + place), good_title, created_at, ...fields });

/** Mocks the pages of bookings in each state. */
function bookings(of: Record<string, Booking[][]>) {
  return http.get('/bookings', ({ request, response }) => {
    const query = new URL(request.url).searchParams;
    const pages = of[query.get('state') ?? ''] ?? [[]];
    const at = Number(query.get('page'));
    const next = at < pages.length ? at + 1 : null;
    return response(200).json(bookingsPage(pages[at - 1] ?? [], next, pages.flat().length));
  });
}
const titles = () =>
  [...document.querySelectorAll('main .bkrow a')].map((row) => row.getAttribute('href')?.slice(-3));

test('what was returned and what was cancelled stands in one list, the newest first, page by page', async () => {
  const answers = [
    bookings({
      returned: [
        [past(1, '新しい', '2031-05-01T00:00:00Z'), past(2, '中', '2031-04-20T00:00:00Z')],
        [past(4, '最初', '2031-01-01T00:00:00Z')],
      ],
      cancelled: [[past(3, '消した', '2031-04-25T00:00:00Z', { state: 'cancelled' })]],
    }),
  ];
  const { person } = await open('/bookings_history', { answers });
  expect(await screen.findByText('4 bookings')).toBeInTheDocument();
  expect(titles()).toEqual(['101', '103', '102']);
  await person.click(screen.getByText('Show more'));
  expect(await screen.findByText('最初')).toBeInTheDocument();
  expect(titles()).toEqual(['101', '103', '102', '104']);
  expect(screen.queryByText('Show more')).toBeNull();
  const asked = calls.filter(({ path }) => path.startsWith('/bookings?')).map(({ path }) => path);
  expect(asked.slice(0, 2).sort()).toEqual([
    '/bookings?scope=all&state=cancelled&page=1&per_page=25',
    '/bookings?scope=all&state=returned&page=1&per_page=25',
  ]);
});

test('of what others borrowed from me their name is shown, of mine none', async () => {
  const answers = [
    bookings({
      returned: [
        [
          past(1, '貸した', '2031-05-01T00:00:00Z', { user_id: user().id }),
          past(2, '借りた', '2031-04-01T00:00:00Z', { user_id: LENDER_ID }),
        ],
      ],
    }),
  ];
  await open('/bookings_history', { as: lender(), answers });
  expect(await screen.findByText('2 bookings')).toBeInTheDocument();
  expect(screen.getAllByText('美香')).toHaveLength(1);
  expect(screen.queryByText('折笠')).toBeNull();
});

test('without past bookings it says what will stand there, and leads back', async () => {
  await open('/bookings_history', { answers: [bookings({})] });
  expect(await screen.findByText('No past bookings yet')).toBeInTheDocument();
  expect(screen.getByText('Returned and canceled bookings appear here.')).toBeInTheDocument();
});
