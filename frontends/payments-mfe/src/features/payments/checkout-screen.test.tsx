import { fireEvent, screen, waitFor } from '@testing-library/react';
import { cardsOn, keptCards, VISA } from '../../../../test/screens/cards';
import { faces } from '../../../../test/screens/faces';
import { GOOD_ID, good, lender, NOW, PAYMENT_ID, user } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { type Payment, payment } from '../../../../test/screens/payments';
import { http, refusal, writes } from '../../../../test/screens/server';
import type { Confirmation, StripeError } from './checkout/stripe';
import { reload } from '../../account/lead-to';

// jsdom can't load pages.
jest.mock('../../account/lead-to');
screens();

const PATH = `/payments/${PAYMENT_ID}/checkout`;
const soon = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();
const DUE: Partial<Payment> = {
  settlement: 'card',
  permissions: ['pay', 'retry', 'cancel'],
  pay_by: soon(30),
  capture_at: soon(48 * 60),
  cancellation: [{ until: null, percent: 50, refund: 1_000 }],
};

/** The provider's script as a stub: the real one, and its double, need a browser (tests/journeys). */
const confirmed: Confirmation[] = [];
let refused: StripeError | undefined;
const future: unknown[] = [];
const stub = () => ({
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
const page = window as { Stripe?: unknown };
beforeEach(() => {
  page.Stripe = stub;
  confirmed.splice(0);
  future.splice(0);
  refused = undefined;
});
afterAll(() => delete page.Stripe);

/** A payment that asking the provider turns into `next`. */
function paymentAt(first: Partial<Payment>, next: Partial<Payment> = {}) {
  let now = payment({ ...DUE, ...first });
  return [
    cardsOn,
    http.get('/payments/{id}', ({ response }) =>
      response(200).json({ payment: now, goods: [good()], users: [lender(), user()] }),
    ),
    http.post('/payments/sheet', ({ response }) => response(200).json({ client_secret: 'pi_1_secret_2' })),
    http.post('/payments/{id}/retry', ({ response }) => {
      now = { ...now, ...next };
      return response(200).json({ payment: now });
    }),
    http.post('/payments/cancel/{id}', ({ response }) => {
      now = { ...now, status: 'canceled', permissions: [] };
      return response(200).json({ payment: now });
    }),
  ];
}
const HELD: Partial<Payment> = { status: 'requires_capture', paid_at: soon(1), permissions: [] };
const payButton = () => screen.findByRole('button', { name: 'Pay ¥2,000 and book' });

faces('a checkout', {
  path: PATH,
  reads: ['/payments/:id'],
  answers: [...paymentAt({}), keptCards([VISA])],
  shows: 'When the card is charged',
});

test('the payer reads what is paid, when the card is charged, until when it is held and what cancelling costs', async () => {
  await open(PATH, { answers: [...paymentAt({}), keptCards([])] });
  expect(await screen.findByText('2 days × ¥1,000')).toBeInTheDocument();
  expect(screen.getByText('Nothing is charged yet. Held for you until 10:30.')).toBeInTheDocument();
  expect(screen.getByText(/: the card is charged$/)).toBeInTheDocument();
  expect(await screen.findByText('50%')).toBeInTheDocument();
  expect(screen.getByText('card form')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^Also use this card/ })).not.toBeChecked();
});

test('a kept card is confirmed without its form, and the payment’s page says thanks', async () => {
  const answers = [...paymentAt({}, HELD), keptCards([VISA])];
  const { person } = await open(PATH, { answers });
  await person.click(await payButton());
  expect(await screen.findByText('Thank you. Your booking is paid for.')).toBeInTheDocument();
  expect(window.location.pathname).toBe(`/payments/${PAYMENT_ID}`);
  expect(confirmed).toEqual([
    {
      ...{ clientSecret: 'pi_1_secret_2', redirect: 'if_required' },
      confirmParams: { payment_method: 'pm_1', return_url: `${window.location.origin}${PATH}` },
    },
  ]);
  expect(writes()[0]).toMatchObject({ path: '/payments/sheet', body: { keep_card: false } });
});

test('another card is kept for the return only where the payer agrees', async () => {
  const { person } = await open(PATH, { answers: [...paymentAt({}, HELD), keptCards([VISA])] });
  await person.click(await screen.findByText('Another card'));
  await person.click(screen.getByRole('checkbox', { name: /^Also use this card/ }));
  await person.click(await payButton());
  await screen.findByText('Thank you. Your booking is paid for.');
  expect(confirmed[0]).toMatchObject({ elements: expect.anything() });
  expect([future, writes()[0]?.body]).toEqual([['off_session'], { payment_id: PAYMENT_ID, keep_card: true }]);
});

test.each<[StripeError, string]>([
  [
    { code: 'card_declined', decline_code: 'insufficient_funds' },
    'There isn’t enough money or credit on the card',
  ],
  [{ code: 'payment_intent_authentication_failure' }, 'The card company couldn’t confirm your identity'],
  [{ code: 'brand_new' }, 'The payment didn’t go through'],
])('a refusal %j is said in words, with the time left, and nothing is lost', async (error, words) => {
  refused = error;
  const { person } = await open(PATH, { answers: [...paymentAt({}), keptCards([VISA])] });
  await person.click(await payButton());
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByText(/Your booking is held until 10:30 \(30 minutes left\)/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^Visa ending in 4242/ })).toBeChecked();
});

test('a confirmation that failed before is said when the checkout is opened again, and confirmed again', async () => {
  const answers = [
    ...paymentAt({ status: 'payment_failed', error: 'authentication_required' }, HELD),
    keptCards([VISA]),
  ];
  const { person } = await open(PATH, { answers });
  expect(await screen.findByText('The card company couldn’t confirm your identity')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Confirm ¥2,000 again' }));
  expect(await screen.findByText('Thank you. Your booking is paid for.')).toBeInTheDocument();
});

test('who comes back from the bank’s page waits until it is known what became of it', async () => {
  await open(`${PATH}?payment_intent=pi_1`, { answers: paymentAt({ status: 'pending' }) });
  expect(await screen.findByText(/^Waiting for the card company/)).toBeInTheDocument();
});

test('the booking is given up after a question, and can be booked again', async () => {
  const { person } = await open(PATH, { answers: [...paymentAt({}), keptCards([])] });
  await person.click(await screen.findByText('Cancel without paying'));
  await person.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
  expect(await screen.findByText('This payment was canceled')).toBeInTheDocument();
  expect(screen.getByText('Book again')).toHaveAttribute('href', `/goods/${GOOD_ID}`);
});

test('a refusal of the sheet is said, and the button is free again', async () => {
  const away = http.post('/payments/sheet', () => refusal('payment.session_timeout', 409) as never);
  const { person } = await open(PATH, { answers: [away, ...paymentAt({}), keptCards([VISA])] });
  await person.click(await payButton());
  expect(
    await screen.findByText('This checkout has expired. Open the payment again and retry.'),
  ).toBeInTheDocument();
  expect(await payButton()).toBeEnabled();
});

test('a page on which the script may not run loads itself again, once', async () => {
  delete page.Stripe;
  const answers = [...paymentAt({}), keptCards([])];
  const { person } = await open(PATH, { answers });
  const failing = async (times: number) => {
    const script = await waitFor(() => {
      const found = document.head.querySelector('script[src="https://payments.example/v3/"]');
      expect(found).not.toBeNull();
      return found as HTMLElement;
    });
    fireEvent.error(script);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(times));
  };
  await failing(1);
  await open(PATH, { answers });
  await failing(1);
  await person.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('where cards are off a sentence says how it is paid', async () => {
  const one = http.get('/payments/{id}', ({ response }) =>
    response(200).json({ payment: payment(DUE), goods: [good()], users: [] }),
  );
  await open(PATH, { answers: [one] });
  expect(
    await screen.findByText('Card payment isn’t set up here. Pay the lender directly.'),
  ).toBeInTheDocument();
});
