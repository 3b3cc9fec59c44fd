import { screen, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { NOW, PAYMENT_ID, good, lender, user } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { type Payment, payment } from '../../../../test/screens/payments';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const PATH = `/payments/${PAYMENT_ID}`;
const TO = { name: 'さくら小学校', email: 'kaikei@example.jp' };
const SENT = { ...TO, url: 'https://invoice.example/in_1', due_at: NOW.toISOString() };

const BY_CARD: Partial<Payment> = { settlement: 'card', permissions: ['pay', 'retry', 'invoice'] };

function paymentAt(first: Partial<Payment>) {
  let now = payment(first);
  return [
    http.get('/payments/{id}', ({ response }) =>
      response(200).json({ payment: now, goods: [good()], users: [lender(), user()] }),
    ),
    http.post('/payments/invoice', ({ response }) => {
      now = { ...now, status: 'invoice_sent', invoice: SENT, permissions: [] };
      return response(200).json({ payments: [now] });
    }),
    http.post('/payments/{id}/retry', ({ response }) => {
      now = { ...now, status: 'invoice_sent', error: null, permissions: [] };
      return response(200).json({ payment: now });
    }),
    http.post('/payments/cancel/{id}', ({ response }) => {
      now = { ...now, status: 'canceled', permissions: [] };
      return response(200).json({ payment: now });
    }),
  ];
}

faces('a payment whose invoice was sent', {
  path: PATH,
  reads: ['/payments/:id'],
  answers: paymentAt({ ...BY_CARD, status: 'invoice_sent', invoice: SENT, permissions: [] }),
  shows: /The invoice was sent to さくら小学校/,
});

test('a payer asks for an invoice, and is led to its page', async () => {
  const { person } = await open(PATH, { answers: paymentAt(BY_CARD) });
  await person.click(await screen.findByText('Pay by invoice'));
  const dialog = within(screen.getByRole('dialog', { name: 'Pay ¥2,000 by invoice?' }));
  expect(dialog.getByText(/within 30 days by card or bank transfer/)).toBeInTheDocument();
  await person.clear(dialog.getByLabelText('Name on the invoice'));
  await person.click(dialog.getByText('Request the invoice'));
  expect(dialog.getAllByText('Fill this in.')).toHaveLength(2);
  await person.type(dialog.getByLabelText('Name on the invoice'), TO.name);
  await person.type(dialog.getByLabelText('Email for the invoice'), TO.email);
  await person.click(dialog.getByText('Request the invoice'));
  expect(await screen.findByText('The invoice goes to kaikei@example.jp.')).toBeInTheDocument();
  expect(screen.getByText('Open the invoice and pay')).toHaveAttribute('href', SENT.url);
  expect(screen.queryByText('Pay by invoice')).toBeNull();
  expect(writes()).toEqual([
    { method: 'POST', path: '/payments/invoice', body: { payment_ids: [PAYMENT_ID], ...TO } },
  ]);
});

test('a refused request stays in the dialog with what was typed', async () => {
  const refused = http.post('/payments/invoice', () => refusal('invoice.not_accepted', 409) as never);
  const { person } = await open(PATH, { answers: [refused, ...paymentAt(BY_CARD)] });
  await person.click(await screen.findByText('Pay by invoice'));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByLabelText('Email for the invoice'), TO.email);
  await person.click(dialog.getByText('Request the invoice'));
  expect(await dialog.findByText('Refused: invoice.not_accepted')).toBeInTheDocument();
  expect(dialog.getByLabelText('Email for the invoice')).toHaveValue(TO.email);
});

test('an invoice that failed says why, and is sent again', async () => {
  const failed = { status: 'invoice_payment_failed' as const, error: 'invoice_void', invoice: SENT };
  const answers = paymentAt({ ...BY_CARD, ...failed, permissions: ['retry'] });
  const { person } = await open(PATH, { answers });
  expect(await screen.findByRole('alert')).toHaveTextContent('The invoice was voided. Send it again to pay.');
  await person.click(screen.getByText('Send it again'));
  expect(await screen.findByText('The invoice was sent again.')).toBeInTheDocument();
});

test('the invoice of a plan is canceled after a question', async () => {
  const bill = { kind: 'begin' as const, lines: [] };
  const answers = paymentAt({
    ...{ ...BY_CARD, bill, booking_id: null, good_id: null, status: 'invoice_sent', invoice: SENT },
    permissions: ['cancel'],
  });
  const { person } = await open(PATH, { answers });
  await person.click(await screen.findByText('Cancel the request'));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel the invoice?' }));
  await person.click(dialog.getByText('Cancel the request'));
  expect(await screen.findByText('Canceled')).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'POST', path: `/payments/cancel/${PAYMENT_ID}`, body: undefined }]);
});
