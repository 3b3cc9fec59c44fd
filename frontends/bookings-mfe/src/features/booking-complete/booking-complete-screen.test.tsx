import { screen, waitFor, within } from '@testing-library/react';
import { bookingAt } from '../../../../test/screens/bookings';
import {
  BOOKING_ID,
  EVERY_NOTICE,
  booking,
  GOOD_ID,
  good,
  lender,
  user,
} from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http, refusal, writes } from '../../../../test/screens/server';

screens();

const OTHER_GOOD_ID = '0192a0b0-0000-7000-8000-0000000000ff';
const path = `/bookings/${BOOKING_ID}/complete`;

test('what was booked is said with its days, its number and its place, and leads on', async () => {
  await open(path, { answers: bookingAt({ quantity: 2 }, { of: { location: '棚A' } }) });
  expect(await screen.findByText('棚A')).toBeInTheDocument();
  expect(screen.getByText('カメラ・2 pieces')).toBeInTheDocument();
  expect(screen.getAllByText('Thu 15 – Fri 16 May')).not.toHaveLength(0);
  expect(screen.getByText(/^From .*15/)).toBeInTheDocument();
  expect(screen.getByText('See booking')).toHaveAttribute('href', `/bookings/${BOOKING_ID}`);
  expect(screen.getByText('Back to Home')).toHaveAttribute('href', '/home');
});

test('a booking that is gone is not called booked', async () => {
  const gone = http.get('/bookings/{id}', ({ response }) => response.untyped(refusal('not_found', 404)));
  await open(path, { answers: [gone] });
  expect((await screen.findAllByText(/^The booking with ID: .* was not found$/)).length).toBeGreaterThan(0);
  expect(screen.queryByText('See booking')).toBeNull();
});

test('its lender’s words about collecting stand there, and to where the confirmation goes', async () => {
  const kept = bookingAt();
  const told = http.get('/bookings/{id}', ({ response }) =>
    response(200).json({
      booking: booking(),
      ...{ related_bookings: [], related_members_bookings: [], review: null, goods: [good()] },
      users: [{ ...lender(), pick_up_note: 'Ring twice.\nAsk for Ken.' }, user()],
    }),
  );
  await open(path, { answers: [told, ...kept] });
  expect(await screen.findByText(/Ring twice/)).toBeInTheDocument();
  expect(await screen.findByText(/We sent a confirmation to m…@e….com/)).toBeInTheDocument();
});

test('promises no email to a person without an address, and asks for no settings', async () => {
  await open(path, { as: user({ email: null }), answers: bookingAt() });
  expect(await screen.findByText(/You’ll find it under Bookings/)).toBeInTheDocument();
  expect(screen.queryByText(/confirmation/)).toBeNull();
  expect(calls.some(({ path: asked }) => asked.includes('notification_setting'))).toBe(false);
});

test('promises no email to a person who turned emails about new bookings off', async () => {
  const off = http.get('/users/{id}/notification_setting', ({ response }) =>
    response(200).json({ notification_setting: { ...EVERY_NOTICE, email_new_booking: false } }),
  );
  await open(path, { answers: [off, ...bookingAt()] });
  expect(await screen.findByText(/You’ll find it under Bookings/)).toBeInTheDocument();
  await waitFor(() =>
    expect(calls.some(({ path: asked }) => asked.includes('notification_setting'))).toBe(true),
  );
  expect(screen.queryByText(/confirmation/)).toBeNull();
});

test('promises no email to the lender who booked for somebody else', async () => {
  await open(path, { as: lender(), answers: bookingAt() });
  expect(await screen.findByText(/You’ll find it under Bookings/)).toBeInTheDocument();
  expect(screen.queryByText(/confirmation/)).toBeNull();
});

test('what often goes along is booked for the same days by one press, and taken back by another', async () => {
  const companion = { ...good({ id: OTHER_GOOD_ID, title: '三脚' }), times_together: 6 };
  const more = booking({ id: '0192a0b0-0000-7000-8000-00000000abcd', good_id: OTHER_GOOD_ID });
  const answers = [
    http.get('/goods/{id}/companions', ({ params, request, response }) => {
      expect(params.id).toBe(GOOD_ID);
      expect(new URL(request.url).searchParams.get('start_date')).toBe(booking().start_date);
      return response(200).json({ goods: [companion] });
    }),
    http.post('/bookings', ({ response }) => response(201).json({ booking: more })),
    http.delete('/bookings/{id}', ({ response }) => response(200).json({ booking: more })),
    ...bookingAt(),
  ];
  const { person } = await open(path, { answers });
  const row = within((await screen.findByText('三脚')).closest('li')!);
  expect(row.getByText('Together 6 times in the past year')).toBeInTheDocument();
  await person.click(row.getByRole('button', { name: 'Add 三脚' }));
  expect(await row.findByText('Booked as well')).toBeInTheDocument();
  expect(writes().at(-1)).toMatchObject({
    path: '/bookings',
    body: { good_id: OTHER_GOOD_ID, quantity: 1, start_date: booking().start_date },
  });
  await person.click(row.getByRole('button', { name: 'Undo' }));
  expect(await row.findByText('Free at the same time')).toBeInTheDocument();
  expect(writes().at(-1)).toMatchObject({ path: `/bookings/${more.id}` });
});
