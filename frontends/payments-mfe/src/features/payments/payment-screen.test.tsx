import { screen, waitFor, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { BOOKING_ID, NOW, PAYMENT_ID, good, lender, user } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { type Payment, payment } from '../../../../test/screens/payments';
import { calls, http, refusal, writes } from '../../../../test/screens/server';

screens();

const PATH = `/payments/${PAYMENT_ID}`;
const AT = NOW.toISOString();

/** One payment that settling and refunding change. */
function paymentAt(first: Partial<Payment> = {}) {
  let now = payment(first);
  const change = (fields: Partial<Payment>) => ({ payment: (now = { ...now, ...fields }) });
  return {
    change,
    answers: [
      http.get('/payments/{id}', ({ response }) =>
        response(200).json({ payment: now, goods: [good()], users: [lender(), user()] }),
      ),
      http.post('/payments/{id}/settle', async ({ request, response }) => {
        const { method, note = null } = await request.json();
        const fields = {
          status: 'succeeded' as const,
          paid_at: AT,
          captured_at: AT,
          permissions: ['refund'],
        };
        return response(200).json(change({ ...fields, method, note }));
      }),
      http.post('/payments/{id}/refund', async ({ request, response }) => {
        const { amount, reason } = await request.json();
        return response(200).json(
          change({
            amount_refunded: now.amount_refunded + amount,
            refunds: [...now.refunds, { amount, reason, chargeback: null, at: AT }],
          }),
        );
      }),
    ],
  };
}

const PAID: Partial<Payment> = {
  status: 'succeeded',
  paid_at: AT,
  captured_at: AT,
  method: 'cash',
  permissions: ['refund'],
};
const reads = () => calls.filter(({ method, path }) => method === 'GET' && path === PATH).length;

faces('a payment', {
  path: PATH,
  reads: ['/payments/:id'],
  as: lender(),
  answers: paymentAt({ permissions: ['settle', 'refund'] }).answers,
  shows: 'Booking of カメラ',
});

test('a payer reads whom to pay, how much and for what, and has nothing to record', async () => {
  const steps = [{ until: null, percent: 50, refund: 1_000 }];
  await open(PATH, { answers: paymentAt({ cancellation: steps }).answers });
  expect(await screen.findByText('Unsettled')).toBeInTheDocument();
  expect(screen.getByText(/^Pay the lender directly. Agree with/)).toHaveTextContent('折笠');
  expect(screen.getByText('See the booking')).toHaveAttribute('href', `/bookings/${BOOKING_ID}`);
  expect(await screen.findByText('2 days × ¥1,000')).toBeInTheDocument();
  expect(await screen.findByText('50%')).toBeInTheDocument();
  expect(screen.queryByText('Record as paid')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
});

test('a manager records a payment in cash or by transfer, with a note', async () => {
  const { answers } = paymentAt({ permissions: ['settle'] });
  const { person } = await open(PATH, { as: lender(), answers });
  await person.selectOptions(await screen.findByLabelText('Method'), 'bank');
  await person.type(screen.getByLabelText(/^Note/), ' 5/14 着 ');
  await person.click(screen.getByText('Record as paid'));
  expect(await screen.findByText('Recorded as paid.')).toBeInTheDocument();
  expect(await screen.findByText('Paid')).toBeInTheDocument();
  expect(screen.queryByText('Record as paid')).toBeNull();
  expect(writes()).toEqual([
    { method: 'POST', path: `${PATH}/settle`, body: { method: 'bank', note: '5/14 着' } },
  ]);
});

test('a payment that changed meanwhile is said, and read again', async () => {
  const { answers, change } = paymentAt({ permissions: ['settle'] });
  const refused = http.post('/payments/{id}/settle', () => {
    change({ status: 'canceled', permissions: [] });
    return refusal('payment.state', 409) as never;
  });
  const { person } = await open(PATH, { as: lender(), answers: [refused, ...answers] });
  await person.click(await screen.findByText('Record as paid'));
  expect(await screen.findByText('Canceled')).toBeInTheDocument();
  expect(screen.getByText('Refused: payment.state')).toBeInTheDocument();
  expect(screen.queryByText('Record as paid')).toBeNull();
});

test('a manager refunds a part, typed in full-width digits, with a reason', async () => {
  const { person } = await open(PATH, { as: lender(), answers: paymentAt(PAID).answers });
  await person.click(await screen.findByText('Refund'));
  const dialog = within(screen.getByRole('dialog', { name: 'Refund this payment?' }));
  const amount = dialog.getByLabelText('Amount (yen)');
  expect(amount).toHaveValue('2000');
  await person.clear(amount);
  await person.type(amount, '５００');
  await person.type(dialog.getByLabelText('Reason'), '部品なし');
  await person.click(dialog.getByText('Refund ¥500'));
  expect(await screen.findByText('Paid, partly refunded')).toBeInTheDocument();
  expect(screen.getByText('Paid ¥2,000 − refunded ¥500')).toBeInTheDocument();
  expect(screen.getAllByText(/“部品なし”/).length).toBeGreaterThan(1);
  expect(writes()).toEqual([
    { method: 'POST', path: `${PATH}/refund`, body: { amount: 500, reason: '部品なし' } },
  ]);
});

test.each(['0', '2001', '1.5', 'all'])('a refund of %s is stopped at its field', async (typed) => {
  const { person } = await open(PATH, { as: lender(), answers: paymentAt(PAID).answers });
  await person.click(await screen.findByText('Refund'));
  const dialog = within(screen.getByRole('dialog', { name: 'Refund this payment?' }));
  const amount = dialog.getByLabelText('Amount (yen)');
  await person.clear(amount);
  await person.type(amount, typed);
  await person.type(dialog.getByLabelText('Reason'), 'x');
  await person.click(dialog.getByText('Refund'));
  expect(await dialog.findByText('Enter whole yen from 1 up to ¥2,000.')).toBeInTheDocument();
  expect(writes()).toEqual([]);
});

test('a refund that is too large by now is refused in the dialog, which keeps what was typed', async () => {
  const { answers, change } = paymentAt(PAID);
  const refused = http.post('/payments/{id}/refund', () => {
    change({ amount_refunded: 1_500 });
    const fault = { code: 'payment.refund_too_large', message: 'You can refund up to 500 yen.' };
    return refusal(fault.code, 400, { params: { left: 500 }, errors: { amount: [fault] } }) as never;
  });
  const { person } = await open(PATH, { as: lender(), answers: [refused, ...answers] });
  await person.click(await screen.findByText('Refund'));
  const dialog = within(screen.getByRole('dialog', { name: 'Refund this payment?' }));
  await person.type(dialog.getByLabelText('Reason'), '部品なし');
  const before = reads();
  await person.click(dialog.getByText('Refund ¥2,000'));
  expect(await dialog.findByText('You can refund up to 500 yen.')).toBeInTheDocument();
  await waitFor(() => expect(reads()).toBe(before + 1));
  expect(await dialog.findByText('Up to ¥500')).toBeInTheDocument();
  expect(dialog.getByLabelText('Amount (yen)')).toHaveValue('2000');
  expect(dialog.getByLabelText('Reason')).toHaveValue('部品なし');
});

test('a payment that is missing or not the caller’s says so', async () => {
  const missing = http.get('/payments/{id}', () => refusal('not_found', 404) as never);
  await open(PATH, { answers: [missing] });
  expect((await screen.findAllByText('Page not found')).length).toBeGreaterThan(0);
});

test('a payment by card shows its hold, its charge to come, and no note to pay directly', async () => {
  const card = { brand: 'visa', last4: '4242' };
  const held = { settlement: 'card', status: 'requires_capture', paid_at: AT, card } as const;
  await open(PATH, { answers: paymentAt({ ...held, capture_at: '2031-05-16T01:00:00Z' }).answers });
  expect((await screen.findAllByText('Held on the card')).length).toBeGreaterThan(1);
  expect(screen.getByText('¥2,000 will be charged')).toBeInTheDocument();
  expect(screen.getAllByText(/Visa ending in 4242/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^Pay the lender directly/)).toBeNull();
});

test('a payer who may pay by card is led to the checkout, and refunds stand under the breakdown', async () => {
  const refunds = [{ amount: 500, reason: 'A peg was missing', chargeback: null, at: AT }];
  const due = { permissions: ['pay'], amount_refunded: 500, refunds };
  await open(PATH, { answers: paymentAt({ ...due, settlement: 'card' }).answers });
  expect(await screen.findByText('Pay by card')).toHaveAttribute('href', `${PATH}/checkout`);
  expect(await screen.findByText('−¥500')).toBeInTheDocument();
  expect(screen.getByText('Total after refunds')).toBeInTheDocument();
});

test.each([
  ['open', 'Chargeback, under review', '¥1,300'],
  ['lost', 'Chargeback', '¥1,300'],
  ['won', 'Chargeback, decided for you', '¥2,000'],
] as const)('a chargeback that is %s stands beside refunds, and counts unless it is won', async (...row) => {
  const [chargeback, words, left] = row;
  const refunds = [{ amount: 700, reason: null, chargeback, at: AT }];
  const paid = { settlement: 'card', status: 'succeeded', paid_at: AT, captured_at: AT } as const;
  await open(PATH, { answers: paymentAt({ ...paid, refunds }).answers });
  expect(await screen.findByText(words)).toBeInTheDocument();
  const rest = screen.getByText('Total after refunds').closest('div');
  expect(rest).toHaveTextContent(left);
});
