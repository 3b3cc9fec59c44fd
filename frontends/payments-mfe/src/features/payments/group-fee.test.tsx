import { screen, waitFor, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { group, lender, meta, PAYMENT_ID, user } from '../../../../test/screens/fixtures';
import { groupAt } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { feePaid, type Payment } from '../../../../test/screens/payments';
import { http, writes } from '../../../../test/screens/server';

screens();

const FREE = { price_per_month: 500, price_from: '2031-01-01T00:00:00Z' };
const HOME = '/-/himawari';

/** The fee as it is until it is ended. */
function feeAt(first: Payment, more: Parameters<typeof group>[0] = {}) {
  let now = first;
  return [
    groupAt(group({ ...FREE, ...more })),
    http.get('/payments', ({ response }) =>
      response(200).json({ payments: [now], goods: [], users: [lender(), user()], meta: meta(1) }),
    ),
    http.get('/payments/{id}', ({ response }) =>
      response(200).json({ payment: now, goods: [], users: [lender(), user()] }),
    ),
    http.post('/payments/cancel_subscription/{id}', ({ response }) => {
      now = { ...now, permissions: [], fee: { ...now.fee!, status: 'ending', next_at: null } };
      return response(200).json({ payment: now });
    }),
  ];
}

faces('the fee of a group, on the payment’s page', {
  path: `/payments/${PAYMENT_ID}`,
  reads: ['/payments/:id'],
  answers: feeAt(feePaid()),
  shows: 'Fee of ひまわり文庫',
});

test('a member sees the fee on the group’s page, and ends it after a question that says until when', async () => {
  const { person } = await open(HOME, { answers: feeAt(feePaid()) });
  expect(await screen.findByText('Fee: ¥500 a month')).toBeInTheDocument();
  expect(screen.getByText(/^The next ¥500 is due on .*8 Jun/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'End the fee' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent(/You can use the group until .*7 Jun/);
  await person.click(within(question).getByRole('button', { name: 'End the fee' }));
  expect(
    await screen.findByText(/^You ended the fee\. You can use the group until .*7 Jun/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'End the fee' })).toBeNull();
  expect(writes()).toMatchObject([{ method: 'POST', path: `/payments/cancel_subscription/${PAYMENT_ID}` }]);
});

test('a member whose membership is paused is told why, and where to pay', async () => {
  const unpaid = feePaid(
    {
      status: 'payment_failed',
      paid_at: null,
      captured_at: null,
      permissions: ['pay', 'cancel_subscription'],
    },
    { status: 'paused', next_at: null, paid_until: null },
  );
  const outside = { permissions: ['leave'], role: null } as const;
  await open(HOME, { answers: feeAt(unpaid, { ...outside, permissions: ['leave'] }) });
  expect(await screen.findByText(/^Your membership is paused/)).toBeInTheDocument();
  expect(screen.getByText('Confirm again').closest('a')).toHaveAttribute(
    'href',
    `/payments/${PAYMENT_ID}/checkout`,
  );
  expect(screen.queryByText('This group isn’t accepting new members.')).toBeNull();
});

test('somebody who has just joined is asked for the first month as soon as it is there', async () => {
  let tries = 0;
  const due = feePaid(
    { status: 'draft', paid_at: null, captured_at: null, permissions: ['pay', 'cancel_subscription'] },
    { next_at: '2031-06-07T15:00:00Z', paid_until: null, stops_at: '2031-05-14T15:00:00Z' },
  );
  const late = http.get('/payments', ({ response }) =>
    response(200).json({ payments: (tries += 1) > 1 ? [due] : [], goods: [], users: [], meta: meta(1) }),
  );
  await open(HOME, { answers: [late, ...feeAt(due)] });
  await waitFor(() => expect(screen.getByText('Pay by card')).toBeInTheDocument(), { timeout: 6_000 });
  expect(screen.getByText(/^This month isn’t paid yet\. If it isn’t paid by .*15 May/)).toBeInTheDocument();
});

test('a fee that is paid directly says so', async () => {
  const due = feePaid(
    { settlement: 'direct', status: 'draft', paid_at: null, captured_at: null },
    { paid_until: null, stops_at: '2031-05-14T15:00:00Z' },
  );
  await open(HOME, { answers: feeAt(due) });
  expect(await screen.findByText('Pay the lender directly, in cash or by transfer.')).toBeInTheDocument();
});

test('whoever pays nothing is not bothered', async () => {
  const owning = { permissions: ['see_goods', 'set_fee'], role: 'owner' } as const;
  await open(HOME, {
    as: lender(),
    answers: feeAt(feePaid(), { ...owning, permissions: ['see_goods', 'set_fee'] }),
  });
  expect(await screen.findByText(/3 people/)).toBeInTheDocument();
  expect(screen.queryByText('Fee: ¥500 a month')).toBeNull();
});
