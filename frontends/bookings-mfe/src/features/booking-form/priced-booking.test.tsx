import { screen, waitFor, within } from '@testing-library/react';
import { goodAt, scheduleAt } from '../../../../test/screens/bookings';
import {
  BOOKING_ID,
  booking,
  GOOD_ID,
  inDays,
  PAYMENT_ID,
  schedule,
} from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';
import { openCheckout } from '../../open-checkout';

// jsdom can't load pages.
jest.mock('../../open-checkout', () => ({
  ...jest.requireActual('../../open-checkout'),
  openCheckout: jest.fn(),
}));
screens();

const path = `/goods/${GOOD_ID}/bookings/new?from=${inDays(6)}&to=${inDays(7)}`;

const priced = goodAt({ price_per_day: 500, settlement: 'direct', quantity: 3 });

/** Mocks a quote for two days at `unit` yen. The refund is full up to three days before, and half afterwards. */
const quoted = (unit: () => number) =>
  http.get('/quotes', ({ request, response }) => {
    const quantity = Number(new URL(request.url).searchParams.get('quantity'));
    const total = 2 * unit() * quantity;
    return response(200).json({
      quote: {
        change: null,
        ...{ total, tax: Math.floor((total * 10) / 110), time_zone: 'Asia/Tokyo' },
        lines: [{ kind: 'day', count: 2, unit_price: unit(), quantity, amount: total }],
        cancellation: [
          { until: `${inDays(3)}T15:00:00Z`, percent: 100, refund: total },
          { until: null, percent: 50, refund: total / 2 },
        ],
      },
    });
  });

test('the price stands there line by line before anything is booked, and the booking says which price it was', async () => {
  const made = http.post('/bookings', ({ response }) => response(201).json({ booking: booking() }));
  const { person } = await open(path, {
    answers: [priced, quoted(() => 500), made, scheduleAt(schedule({ quantity: 3 }))],
  });
  const price = within(await screen.findByRole('region', { name: 'Price' }));
  expect(await price.findByText('2 days × ¥500')).toBeInTheDocument();
  expect(price.getByText('Pay the lender directly')).toBeInTheDocument();
  expect(await price.findByText('50%')).toBeInTheDocument();
  await person.click(
    within(screen.getByRole('group', { name: /^Quantity/ })).getByRole('button', { name: 'More' }),
  );
  expect(await screen.findByText(/^2 days × ¥500 × 2/)).toBeInTheDocument();
  expect(screen.getByText(/・¥2,000$/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('See booking')).toHaveAttribute('href', `/bookings/${BOOKING_ID}`);
  expect(writes()).toMatchObject([{ path: '/bookings', body: { quantity: 2, expected_total: 2000 } }]);
});

test.each([
  [{ price_per_day: 500 }, 'Late return: ¥500 a day per piece'],
  [{ price_per_week: 2_000 }, 'Late return: ¥286 a day per piece'],
])('what lateness costs is said below the price: %j', async (prices, words) => {
  await open(path, { answers: [goodAt({ ...prices, settlement: 'card' }), quoted(() => 500)] });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('a price that has changed meanwhile is said, shown anew, and booked by the same button', async () => {
  let unit = 500;
  const answers = [
    priced,
    quoted(() => unit),
    http.post('/bookings', async ({ request, response }) => {
      const { expected_total: expected } = (await request.clone().json()) as { expected_total: number };
      if (expected === 2 * unit) return response(201).json({ booking: booking() });
      return response.untyped(refusal('booking.price_changed', 409, { params: { total: 2 * unit } }));
    }),
  ];
  const { person } = await open(path, { answers });
  await screen.findByText('2 days × ¥500');
  unit = 600;
  await person.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('2 days × ¥600')).toBeInTheDocument();
  expect(screen.getByText('Refused: booking.price_changed')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('See booking')).toBeInTheDocument();
});

test('who has still to pay this lender is led to their payments, and books the same days afterwards', async () => {
  let paid = false;
  const made = http.post('/bookings', ({ response }) =>
    paid ? response(201).json({ booking: booking() }) : response.untyped(refusal('payment.unsettled', 409)),
  );
  const { person } = await open(path, { answers: [priced, quoted(() => 500), made] });
  await screen.findByText('2 days × ¥500');
  await person.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('Refused: payment.unsettled')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See payments' })).toHaveAttribute('href', '/payments/history');
  paid = true;
  await person.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('See booking')).toBeInTheDocument();
});

test('nothing is asked for a good that costs nothing, and nothing is shown of one’s own', async () => {
  const free = goodAt({ price_per_day: 0, settlement: null });
  await open(path, { answers: [free] });
  expect(await screen.findByRole('button', { name: 'Book' })).toBeEnabled();
  expect(screen.queryByRole('region', { name: 'Price' })).toBeNull();
});

test('nothing is booked while nobody knows what it costs', async () => {
  const away = http.get('/quotes', ({ response }) => response.untyped(refusal('payment.amount', 400)));
  await open(path, { answers: [priced, away] });
  await screen.findByText(/payment\.amount|yen|¥9,999,999/);
  expect(screen.getByRole('button', { name: 'Book' })).toBeDisabled();
});

test('whoever books what is paid by card goes on to the checkout', async () => {
  const payments = [
    { id: PAYMENT_ID, status: 'draft', reason: 'reservation', amount: 1_000, amount_refunded: 0 } as const,
  ];
  const made = http.post('/bookings', ({ response }) =>
    response(201).json({ booking: booking({ price: 1_000, payments: [...payments] }) }),
  );
  const byCard = goodAt({ price_per_day: 500, settlement: 'card', commission: 10 });
  const { person } = await open(path, { answers: [byCard, quoted(() => 500), made] });
  await screen.findByText('2 days × ¥500');
  await person.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(openCheckout).toHaveBeenCalledWith(PAYMENT_ID));
});
