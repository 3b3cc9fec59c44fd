import { screen, within } from '@testing-library/react';
import { onDay } from '../../../../test/screens/day';
import {
  type Booking,
  GOOD_ID,
  type Good,
  good,
  idOf,
  inDays,
  lender,
  meta,
  user,
} from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http, writes } from '../../../../test/screens/server';

screens();

const path = `/goods/${GOOD_ID}`;
const people = { users: [lender(), user()], goods: [good()] };
const OUT = onDay(1, 'カメラ', { state: 'overdue', overdue_in_days: 2, user_id: user().id });
const BACK = onDay(2, 'カメラ', {
  state: 'returned',
  returned_at: `${inDays(-1)}T03:00:00Z`,
  permissions: [],
});

/** A good, its bookings by id, and those that are ahead. */
function desk(fields: Partial<Good>, ahead: readonly Booking[] = []) {
  const byId = new Map([OUT, BACK].map((one) => [one.id, one]));
  return [
    http.get('/goods/{id}', ({ response }) =>
      response(200).json({ good: good(fields), users: [lender()], images: [], liked_good_ids: [] }),
    ),
    http.get('/bookings/{id}', ({ params, response }) =>
      response(200).json({
        booking: byId.get(params.id)!,
        related_bookings: [],
        related_members_bookings: [],
        review: null,
        ...people,
      }),
    ),
    http.get('/bookings', ({ response }) =>
      response(200).json({ bookings: [...ahead], ...people, meta: meta(ahead.length) }),
    ),
    http.post('/bookings/{id}/return', ({ response }) =>
      response(200).json({ booking: { ...OUT, state: 'returned' } }),
    ),
  ];
}
const managed = { permissions: ['edit', 'manage_bookings'] } satisfies Partial<Good>;

test('a manager sees who has the good and how late, who had it last, and takes it back in the row', async () => {
  const answers = desk({ ...managed, holder: OUT.id, last_holder: BACK.id });
  const { person } = await open(path, { as: lender(), answers });
  const part = within((await screen.findByRole('heading', { name: 'Lending' })).closest('section')!);
  expect(await part.findByText('2 days late')).toBeInTheDocument();
  expect(await part.findByText(/^Returned: Yesterday/)).toBeInTheDocument();
  expect(part.getByRole('button', { name: 'Remind' })).toBeInTheDocument();
  await person.click(part.getByRole('button', { name: 'Return カメラ' }));
  expect(await screen.findByText('カメラ returned.')).toBeInTheDocument();
  expect(writes()).toMatchObject([{ method: 'POST', path: `/bookings/${OUT.id}/return` }]);
});

test('the next three bookings are those that have not begun, and the code is drawn on a press', async () => {
  const ahead = Array.from({ length: 5 }, (_, at) =>
    onDay(10 + at, 'カメラ', {
      id: idOf(10 + at),
      state: 'reserved',
      ...{ start_date: inDays(at), end_date: inDays(at), start_at: `${inDays(at)}T00:00:00Z` },
    }),
  );
  const { person } = await open(path, { as: lender(), answers: desk(managed, ahead) });
  const part = within((await screen.findByRole('heading', { name: 'Lending' })).closest('section')!);
  expect(part.getByText('No one. It is in its place.')).toBeInTheDocument();
  const next = within(await part.findByRole('list'));
  expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [11, 12, 13].map((place) => `/bookings/${idOf(place)}`),
  );
  await person.click(part.getByText('QR code'));
  expect(await part.findByRole('img', { name: 'QR code of カメラ' })).toBeInTheDocument();
});

test('a borrower sees nothing of it, and no booking is asked for', async () => {
  await open(path, { answers: desk({}) });
  await screen.findAllByText('カメラ');
  expect(screen.queryByRole('heading', { name: 'Lending' })).toBeNull();
  expect(calls.filter((call) => call.path.startsWith('/bookings'))).toEqual([]);
});

test('of a booking of which a part is back, the pieces that the person still has are counted', async () => {
  const part = { ...OUT, quantity: 3, returned_quantity: 1 };
  const one = http.get('/bookings/{id}', ({ response }) =>
    response(200).json({
      ...{ booking: part, related_bookings: [], related_members_bookings: [], review: null },
      ...people,
    }),
  );
  await open(path, { as: lender(), answers: [one, ...desk({ ...managed, holder: OUT.id })] });
  expect(await screen.findByText('美香 ×2')).toBeInTheDocument();
});
