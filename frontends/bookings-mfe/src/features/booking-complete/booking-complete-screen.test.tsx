import { screen } from '@testing-library/react';
import { bookingAt } from '../../../../test/screens/bookings';
import { BOOKING_ID } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal } from '../../../../test/screens/server';

screens();

const path = `/bookings/${BOOKING_ID}/complete`;

test('what was booked is said with its days, its number and its place, and leads on', async () => {
  await open(path, { answers: bookingAt({ quantity: 2 }, { of: { location: '棚A' } }) });
  expect(await screen.findByText('Collect from: 棚A')).toBeInTheDocument();
  expect(screen.getByText('カメラ')).toBeInTheDocument();
  expect(screen.getByText('Thu 15 – Fri 16 May')).toBeInTheDocument();
  expect(screen.getByText('2 pieces')).toBeInTheDocument();
  expect(screen.getByText('See booking')).toHaveAttribute('href', `/bookings/${BOOKING_ID}`);
  expect(screen.getByText('Back to Home')).toHaveAttribute('href', '/home');
});

test('a booking that is gone is not called booked', async () => {
  const gone = http.get('/bookings/{id}', ({ response }) => response.untyped(refusal('not_found', 404)));
  await open(path, { answers: [gone] });
  expect((await screen.findAllByText(/^The booking with ID: .* was not found$/)).length).toBeGreaterThan(0);
  expect(screen.queryByText('See booking')).toBeNull();
});
