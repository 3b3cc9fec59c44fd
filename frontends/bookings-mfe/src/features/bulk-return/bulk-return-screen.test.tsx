import { screen } from '@testing-library/react';
import { bookingsPage } from '../../../../test/screens/bookings';
import { type Booking, booking, idOf } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = '/bookings/bulk_return';
const out = (place: number, title: string, fields: Partial<Booking> = {}): Booking =>
  booking({
    id: idOf(place),
    good_title: title,
    state: 'handed_over',
    start_at: '2031-05-10T15:00:00Z',
    start_date: '2031-05-11',
    permissions: ['return'],
    ...fields,
  });
const LATE = out(33, '三脚', {
  state: 'overdue',
  overdue_in_days: 2,
  end_at: '2031-05-12T15:00:00Z',
  end_date: '2031-05-12',
});
const CAMERA = out(31, 'カメラ');
const TENT = out(32, 'テント');

/** Mocks the bookings that are out until they are returned. The return of the tent is refused. */
function desk(bookings = [CAMERA, TENT, LATE, out(34, '他人の', { permissions: [] })]) {
  let there = bookings;
  return [
    http.get('/bookings', ({ query, response }) => {
      const some = there.filter(({ state }) => state === query.get('state'));
      return response(200).json(bookingsPage(some));
    }),
    http.put('/bookings/bulk_return', async ({ request, response }) => {
      const { booking_ids: ids } = (await request.json()) as { booking_ids: string[] };
      const outcomes = ids.map((booking_id) =>
        booking_id === TENT.id
          ? { booking_id, ok: false, code: 'busy', message: 'Refused: busy', params: {} }
          : { booking_id, ok: true, code: null, message: null, params: null },
      );
      there = there.filter(({ id }) => id === TENT.id || !ids.includes(id));
      return response(200).json({ outcomes, bookings: [] });
    }),
    http.delete('/bookings/{id}/return', ({ params, response }) =>
      response(200).json({ booking: out(31, 'カメラ', { id: params.id }) }),
    ),
  ];
}
const box = (title: string) => screen.getByText(title).closest('button')!;
const titles = () => [...document.querySelectorAll('[role="checkbox"] .b')].map((one) => one.textContent);

test('what is ticked is returned in one call, and each that is back is undone by itself', async () => {
  const { person } = await open(path, { answers: desk() });
  await screen.findByText('テント');
  // Late bookings come first; bookings that the user may not return are not listed.
  expect(titles()).toEqual(['三脚', 'カメラ', 'テント']);
  expect(screen.getByText('Return').closest('button')).toBeDisabled();
  await person.click(box('カメラ'));
  await person.click(box('三脚'));
  await person.click(box('テント'));
  await person.click(box('テント'));
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await person.click(screen.getByText('Return'));
  expect(await screen.findByText('2 returned.')).toBeInTheDocument();
  const body = { booking_ids: [LATE.id, CAMERA.id] };
  expect(writes()).toEqual([{ method: 'PUT', path: '/bookings/bulk_return', body }]);

  await person.click(screen.getAllByText('Undo')[1]!);
  expect((await screen.findAllByText('Return undone.')).length).toBeGreaterThan(0);
  expect(writes()[1]).toEqual({ method: 'DELETE', path: `/bookings/${CAMERA.id}/return`, body: undefined });
  expect(screen.getAllByText('Undo')).toHaveLength(1);

  await person.click(screen.getByText('Return more'));
  expect(await screen.findByText('テント')).toBeInTheDocument();
  expect(titles()).toEqual(['テント']);
});

test('all are chosen and none by one press, and what stayed out stands first with its reason', async () => {
  const { person } = await open(path, { answers: desk() });
  await person.click(await screen.findByText('Select all'));
  expect(screen.getByText('3 selected')).toBeInTheDocument();
  await person.click(screen.getByText('Clear selection'));
  expect(screen.getByText('0 selected')).toBeInTheDocument();
  await person.click(screen.getByText('Select all'));
  await person.click(screen.getByText('Return'));
  expect(await screen.findByText('2 of 3 returned.')).toBeInTheDocument();
  expect(screen.getByText('Refused: busy')).toBeInTheDocument();
  const rows = [...document.querySelectorAll('main .res b')].map((row) => row.textContent);
  expect(rows).toEqual(['テント', '三脚', 'カメラ']);
  expect(screen.getAllByText('Undo')).toHaveLength(2);
});

test('a refusal of the whole is said, and what was ticked stays ticked', async () => {
  const refused = http.put('/bookings/bulk_return', ({ response }) => response.untyped(refusal('busy', 409)));
  const { person } = await open(path, { answers: [refused, ...desk()] });
  await screen.findByText('カメラ');
  await person.click(box('カメラ'));
  await person.click(screen.getByText('Return'));
  expect(await screen.findByText('Refused: busy')).toBeInTheDocument();
  expect(box('カメラ')).toHaveAttribute('aria-checked', 'true');
  expect(screen.queryByText(/Thank you/)).toBeNull();
});

test('where nothing is out, the way back to the bookings is there', async () => {
  await open(path, { answers: desk([]) });
  expect(await screen.findByText('Nothing to return')).toBeInTheDocument();
});

test('a row counts the pieces that are still out', async () => {
  const parts = [
    out(31, 'カメラ', { quantity: 3, returned_quantity: 1 }),
    out(32, 'テント', { quantity: 3, returned_quantity: 2 }),
  ];
  await open(path, { answers: desk(parts) });
  expect(await screen.findByText(/2 pieces/)).toBeInTheDocument();
  expect(screen.queryByText(/[13] pieces/)).toBeNull();
});
