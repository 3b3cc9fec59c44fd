import { screen } from '@testing-library/react';
import { cardsOn, keptCards, VISA } from '../../../../test/screens/cards';
import { faces } from '../../../../test/screens/faces';
import { lender, PAYMENT_ID, user } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { feePaid, type Payment } from '../../../../test/screens/payments';
import { http, writes } from '../../../../test/screens/server';
import type { Confirmation, StripeError } from './checkout/stripe';

screens();

const PATH = `/payments/${PAYMENT_ID}/checkout`;
const PAID: Partial<Payment> = { status: 'succeeded', paid_at: '2031-05-08T01:00:00Z', permissions: [] };

/** The provider's script as a stub: the real one, and its double, need a browser (tests/journeys). */
const confirmed: Confirmation[] = [];
let refused: StripeError | undefined;
const future: unknown[] = [];
const page = window as { Stripe?: unknown };
beforeEach(() => {
  confirmed.splice(0);
  future.splice(0);
  refused = undefined;
  page.Stripe = () => ({
    elements: () => ({
      create: () => ({ mount: (place: HTMLElement) => place.append('card form'), destroy: () => undefined }),
      update: ({ setupFutureUsage }: { setupFutureUsage: unknown }) => future.push(setupFutureUsage),
      submit: async () => ({}),
    }),
    confirmPayment: async (confirmation: Confirmation) => {
      confirmed.push(confirmation);
      return refused ? { error: refused } : {};
    },
  });
});
afterAll(() => delete page.Stripe);

/** The first month of a fee, which waits for its member. */
function monthAt(fields: Partial<Payment> = {}) {
  const unpaid = { paid_until: null, stops_at: '2031-05-14T15:00:00Z' };
  const due: Partial<Payment> = { status: 'draft', paid_at: null, captured_at: null };
  let now = feePaid({ ...due, permissions: ['pay', 'retry', 'cancel_subscription'], ...fields }, unpaid);
  return [
    cardsOn,
    http.get('/payments/{id}', ({ response }) =>
      response(200).json({ payment: now, goods: [], users: [lender(), user()] }),
    ),
    http.post('/payments/sheet', ({ response }) => response(200).json({ client_secret: 'pi_1_secret_2' })),
    http.post('/payments/{id}/retry', ({ response }) => {
      if (!refused) now = { ...now, ...PAID };
      return response(200).json({ payment: now });
    }),
  ];
}
const payButton = () => screen.findByRole('button', { name: 'Pay ¥500' });

faces('the checkout of a fee', {
  path: PATH,
  reads: ['/payments/:id'],
  answers: [...monthAt(), keptCards([VISA])],
  shows: 'When the card is charged',
});

faces('the checkout of a fee that is void', {
  path: PATH,
  answers: [...monthAt({ status: 'canceled', permissions: [] }), keptCards([])],
  shows: 'Nothing was charged. The group’s page shows any amount due.',
});

test('the member reads the month, when the card is charged, that the fee renews, and how to end it', async () => {
  await open(PATH, { answers: [...monthAt(), keptCards([])] });
  expect(await screen.findByText('The card is charged now.')).toBeInTheDocument();
  expect(
    screen.getByText(/^It renews automatically: ¥500 on the same day of each month/),
  ).toBeInTheDocument();
  expect(screen.getByText(/^You can end it at any time/)).toBeInTheDocument();
  expect(screen.getByText('The card is stored and charged each month.')).toBeInTheDocument();
  expect(screen.getByText('Month covered')).toBeInTheDocument();
  expect(screen.getByText('card form')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText('See ひまわり文庫')).toHaveAttribute('href', expect.stringMatching(/^\/-\//));
});

test('the card that pays a fee is kept for its next months, and the thanks speak of no booking', async () => {
  const { person } = await open(PATH, { answers: [...monthAt(), keptCards([])] });
  await person.click(await payButton());
  expect(await screen.findByText('Thank you. Your payment is complete.')).toBeInTheDocument();
  expect(window.location.pathname).toBe(`/payments/${PAYMENT_ID}`);
  expect([future, writes()[0]?.body]).toEqual([['off_session'], { payment_id: PAYMENT_ID, keep_card: true }]);
  expect(confirmed).toHaveLength(1);
});

test('a card that is refused for a fee is said in words, and another one can pay', async () => {
  refused = { code: 'card_declined', decline_code: 'insufficient_funds' };
  const { person } = await open(PATH, { answers: [...monthAt(), keptCards([VISA])] });
  await person.click(await payButton());
  expect(await screen.findByText('There isn’t enough money or credit on the card')).toBeInTheDocument();
  expect(screen.queryByText(/booking/)).toBeNull();
  refused = undefined;
  await person.click(await screen.findByText('Another card'));
  await person.click(await payButton());
  expect(await screen.findByText('Thank you. Your payment is complete.')).toBeInTheDocument();
});
