import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as plain } from 'msw';
import { faces } from '../../../../test/screens/faces';
import { paymentDocument, type PaymentDocument } from '../../../../test/screens/documents';
import { good, lender, meta, NOW, PAYMENT_ID, user } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { savedFiles } from '../../../../test/screens/page';
import { type Payment, payment } from '../../../../test/screens/payments';
import { http } from '../../../../test/screens/server';

screens();

const PATH = `/payments/${PAYMENT_ID}/receipt`;
const PAID = {
  status: 'succeeded',
  paid_at: NOW.toISOString(),
  captured_at: NOW.toISOString(),
  method: 'cash',
} as const;

const at = (fields: Partial<Payment>, ...documents: PaymentDocument[]) => [
  http.get('/documents', ({ response }) => response(200).json({ documents, meta: meta(documents.length) })),
  http.get('/payments/{id}', ({ response }) =>
    response(200).json({ payment: payment(fields), goods: [good()], users: [lender(), user()] }),
  ),
];

faces('a receipt', {
  path: PATH,
  reads: ['/payments/:id'],
  as: user(),
  answers: at(PAID),
  shows: 'Received from',
});

test('a receipt says who paid whom, for what, how, the tax in it and what went back, and prints', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const { person } = await open(PATH, { answers: at({ ...PAID, amount: 2_000, amount_refunded: 500 }) });
  expect((await screen.findByText('Received from')).nextSibling).toHaveTextContent(user().name);
  expect(screen.getByText('Received by').nextSibling).toHaveTextContent(lender().name);
  expect(screen.getByText('Paid on').nextSibling).toHaveTextContent('Cash');
  expect(screen.getByText('Refunded').nextSibling).toHaveTextContent('−¥500');
  expect(screen.getByText('Total after refunds').nextSibling).toHaveTextContent('¥1,500');
  await person.click(screen.getAllByRole('button', { name: 'Print' })[0]!);
  expect(print).toHaveBeenCalledTimes(1);
});

test('the files of a payment are saved from its receipt', async () => {
  const saved = savedFiles();
  const file = plain.get('/v1/documents/:id/file', () => new HttpResponse('%PDF-'));
  const { person } = await open(PATH, { as: user(), answers: [file, ...at(PAID, paymentDocument())] });
  await person.click(await screen.findByRole('button', { name: 'Save PDF: Receipt 2031-12' }));
  await waitFor(() => expect(saved).toEqual(['Receipt-2031-12.pdf']));
});

test('what is not paid has no receipt, and the page leads to the payment', async () => {
  await open(PATH, { answers: at({}) });
  expect(await screen.findByText('The receipt is available once the payment is made.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the payment' })).toHaveAttribute(
    'href',
    `/payments/${PAYMENT_ID}`,
  );
});
