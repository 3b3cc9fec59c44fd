import { screen, waitFor } from '@testing-library/react';
import { bookingAt, goodAt, scheduleAt, taken } from '../../../../test/screens/bookings';
import { buttonOf, dayOf, here } from '../../../../test/screens/page';
import { BOOKING_ID, schedule } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = `/bookings/${BOOKING_ID}/edit`;
/** Mika's own booking holds its days. */
const own = () => {
  const mine = taken(1, 2);
  return scheduleAt({ ...mine, busy: mine.busy.map((range) => ({ ...range, booking_id: BOOKING_ID })) });
};
const mine = (fields: Parameters<typeof bookingAt>[0] = {}) =>
  bookingAt({ permissions: ['update'], ...fields });
const changes = http.patch('/bookings/{id}', async ({ response }) =>
  response.untyped(Response.json({ booking: {} })),
);
const save = () => buttonOf('Save change');

test('the form holds what is booked, whose own days are not in its way, and other days are saved', async () => {
  const { person } = await open(path, { answers: [changes, own(), ...mine({ memo: '前の' })] });
  const note = await screen.findByPlaceholderText('For example: for the school play');
  expect(note).toHaveValue('前の');
  expect(save()).toBeEnabled();
  expect(document.querySelector('.refuse')).toBeNull();
  await person.click(dayOf('2031-05-16'));
  await person.click(dayOf('2031-05-17'));
  await person.type(note, '学芸会');
  await person.click(save());
  expect(await screen.findByText('Booking changed.')).toBeInTheDocument();
  expect(here()).toBe(`/bookings/${BOOKING_ID}`);
  const range = { start_date: '2031-05-16', end_date: '2031-05-17' };
  const body = { quantity: 1, memo: '前の学芸会', ...range };
  expect(writes()).toEqual([{ method: 'PATCH', path: `/bookings/${BOOKING_ID}`, body }]);
});

test('a booking by the hour is changed with its hours, a note that is cleared is cleared, and more are taken', async () => {
  const hours = {
    ...{ is_hourly: true, start_date: null, end_date: null, memo: '前の' },
    ...{ start_at: '2031-05-14T02:00:00Z', end_at: '2031-05-14T03:00:00Z' },
  };
  const answers = [
    ...[changes, goodAt({ is_hourly: true, quantity: 2 })],
    ...[scheduleAt(schedule({ is_hourly: true, quantity: 2 })), ...mine(hours)],
  ];
  const { person } = await open(path, { answers });
  await person.clear(await screen.findByPlaceholderText('For example: for the school play'));
  await person.click(screen.getByLabelText('More'));
  await person.click(save());
  expect(await screen.findByText('Booking changed.')).toBeInTheDocument();
  const range = { start_at: '2031-05-14T02:00:00.000Z', end_at: '2031-05-14T03:00:00.000Z' };
  expect(writes()).toEqual([
    { method: 'PATCH', path: `/bookings/${BOOKING_ID}`, body: { quantity: 2, memo: '', ...range } },
  ]);
});

test('a change that is refused proposes neither another good nor the line, and stays to be changed', async () => {
  const no = http.patch('/bookings/{id}', ({ response }) =>
    response.untyped(refusal('booking.unavailable', 409)),
  );
  const { person } = await open(path, { answers: [no, ...mine()] });
  await screen.findByText('Choose the first and the last day');
  await person.click(save());
  expect(await screen.findByText('It is no longer free on those days.')).toBeInTheDocument();
  expect(screen.queryByText('Wait for these dates')).toBeNull();
  expect(screen.queryByText('Repeat…')).toBeNull();
  expect(screen.queryByText('Booking changed.')).toBeNull();
  expect(here()).toBe(path);
});

test('a change that got no answer keeps its days and is asked for again', async () => {
  let asked = 0;
  const unsure = http.patch('/bookings/{id}', ({ response }) => {
    asked += 1;
    return asked === 1 ? response.untyped(refusal('busy', 503)) : undefined;
  });
  const { person } = await open(path, { answers: [unsure, changes, ...mine()] });
  await screen.findByText('Choose the first and the last day');
  await person.click(save());
  await person.click(await screen.findByText('Try again'));
  expect(await screen.findByText('Booking changed.')).toBeInTheDocument();
  const [first, second] = writes();
  expect(second).toEqual(first);
});

test('who may not change a booking finds no form for it', async () => {
  await open(path, { answers: mine({ permissions: [] }) });
  expect((await screen.findAllByText(/^The booking with ID: .* was not found$/)).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByText('Save change')).toBeNull());
});
