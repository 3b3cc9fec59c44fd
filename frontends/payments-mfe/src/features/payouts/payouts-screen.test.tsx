import { screen, waitFor, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { lender, meta } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { balance, payout } from '../../../../test/screens/payouts';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const PATH = '/payments/payouts';

const has = (fields: Parameters<typeof balance>[0] = {}) =>
  http.get('/payouts/balance', ({ response }) => response(200).json(balance(fields)));

const lists = (...payouts: ReturnType<typeof payout>[]) =>
  http.get('/payouts', ({ response }) => response(200).json({ payouts, meta: meta(payouts.length) }));

/** Accepts a payout. */
const pays = http.post('/payouts', ({ response }) => response(201).json({ payout: payout() }));

faces('the payouts', {
  path: PATH,
  as: lender(),
  reads: ['/payouts/balance'],
  answers: [has(), lists(payout())],
  shows: '¥23,400',
});

test('the balance is divided into what can be withdrawn, what is held, and what is under review', async () => {
  await open(PATH, { as: lender(), answers: [has(), lists()] });
  const parts = within((await screen.findByText('Together')).closest('ul') as HTMLElement);
  const amounts = parts.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(amounts).toEqual([
    'Can be withdrawn¥13,500',
    'Held¥4,5001 loan is not over yet. It moves up after the return.',
    expect.stringMatching(/^Under review¥5,400Waits/),
    'Together¥23,400',
  ]);
  expect(screen.getByText(/Your oldest sale was charged on/)).toBeInTheDocument();
  expect(screen.getByText('What ¥13,500 consists of')).toBeInTheDocument();
});

test('all of it is withdrawn after a question that names the yen', async () => {
  const { person } = await open(PATH, { as: lender(), answers: [pays, has(), lists()] });
  await person.click(await screen.findByRole('button', { name: 'Withdraw ¥13,500' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Withdraw ¥13,500' }));
  expect(await screen.findByText('¥13,500 is on its way to your bank')).toBeInTheDocument();
  expect(writes()).toMatchObject([{ method: 'POST', path: '/payouts', body: { amount: 13_500 } }]);
});

test('a part is withdrawn between the minimum and the balance, and what was typed stays after a refusal', async () => {
  const refused = http.post('/payouts', ({ response }) =>
    response.untyped(
      refusal('payout.no_available_amount', 400, { detail: 'Only 1,200 yen are available now.' }),
    ),
  );
  const { person } = await open(PATH, { as: lender(), answers: [refused, has(), lists()] });
  await person.click(await screen.findByRole('button', { name: 'Withdraw a part' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Amount in yen'), '999');
  await person.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(dialog.getAllByText('From ¥1,000 to ¥13,500').length).toBeGreaterThan(0);
  expect(writes()).toEqual([]);
  await person.clear(dialog.getByLabelText('Amount in yen'));
  await person.type(dialog.getByLabelText('Amount in yen'), '２,０００');
  await person.click(dialog.getByRole('button', { name: 'Withdraw ¥2,000' }));
  expect(await dialog.findByText('Only 1,200 yen are available now.')).toBeInTheDocument();
  expect(dialog.getByLabelText('Amount in yen')).toHaveValue('２,０００');
});

test('too little to withdraw has no button and says from which amount on', async () => {
  await open(PATH, { as: lender(), answers: [has({ requestable: 999, items: [] }), lists()] });
  expect(await screen.findByText(/You can withdraw from ¥1,000/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull();
});

test('a payout that came back says why, and that the amount is in the balance again', async () => {
  const failed = payout({ status: 'failed', failure: 'account_closed', amount: 9_000 });
  const sentByItself = payout({ id: payout().id.replace(/.$/, '9'), automatic: true });
  await open(PATH, { as: lender(), answers: [has(), lists(failed, sentByItself)] });
  expect(
    await screen.findByText('The bank account is closed. The amount is back in your balance.'),
  ).toBeInTheDocument();
  expect(screen.getByText('Sent automatically after 80 days')).toBeInTheDocument();
});

test('without card payments here, the screen leads to the sales that were noted', async () => {
  const off = http.get('/payouts/balance', ({ response }) => response.untyped(refusal('payments.off', 503)));
  await open(PATH, { as: lender(), answers: [off, lists()] });
  expect(await screen.findByText('Card payment isn’t set up here')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sales' })).toHaveAttribute('href', '/payments/sales');
});

test('a lender without a payout account is led to setting it up', async () => {
  const none = { set_up: false, requestable: 0, held: 0, held_bookings: 0, disputed: 0, items: [] };
  await open(PATH, { as: lender(), answers: [has(none), lists()] });
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Set up card payments' })).toHaveAttribute(
      'href',
      `/users/${lender().id}/edit/lending`,
    ),
  );
});
