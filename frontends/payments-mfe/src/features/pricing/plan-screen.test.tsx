import { screen, waitFor, within } from '@testing-library/react';
import type { components } from '@kashikari/web-kit';
import { cardsOn, keptCards, VISA } from '../../../../test/screens/cards';
import { faces } from '../../../../test/screens/faces';
import { FREE, PAYMENT_ID, planTable, subscription } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { line } from '../../../../test/screens/payments';
import { openCheckout } from '../../bills/open-checkout';
import { http, refusal, writes } from '../../../../test/screens/server';

jest.mock('../../bills/open-checkout');

screens();
beforeEach(() => jest.mocked(openCheckout).mockClear());

const LITE = { ...FREE, id: 'lite', member_limit: 100, price_monthly: 480, price_annual: 380 };
const STANDARD = {
  ...{ ...LITE, id: 'standard', member_limit: null, price_monthly: 980, price_annual: 880 },
  ...{ ads: false, restrict_to_members: true, priority_support: true },
};
const QUOTE: components['schemas']['PlanQuote'] = {
  lines: [line()],
  ...{ due_now: 5_760, tax: 523, begins_at: null },
  ...{ next_lines: [line()], next_amount: 5_760, next_at: '2031-06-14T15:00:00Z' },
};
type Own = ReturnType<typeof subscription>;
const BOUGHT: Partial<Own> = {
  ...{ plan: 'lite', plan_id: 'lite', interval: 'monthly', source: 'bought' },
  ...{ period_end: '2031-05-31T15:00:00Z', credit: 300 },
  next_bill: { lines: [line()], due: 5_760, tax: 523, at: '2031-05-31T15:00:00Z' },
};

function plans(own: Partial<Own> = {}, quote: Partial<typeof QUOTE> = {}) {
  let now = subscription(own);
  const asked = { ...QUOTE, ...quote };
  return [
    cardsOn,
    keptCards([VISA]),
    http.get('/plans', ({ response }) => response(200).json(planTable([FREE, LITE, STANDARD]))),
    http.get('/subscriptions/current', ({ response }) =>
      response(200).json({ subscription: now, plans: [] }),
    ),
    http.get('/subscriptions/amount', ({ request, response }) =>
      new URL(request.url).searchParams.get('coupon')
        ? response.untyped(
            refusal('coupon.spent', 409, {
              errors: { coupon: [{ code: 'coupon.spent', message: 'Used up.' }] },
            }),
          )
        : response(200).json(asked),
    ),
    http.post('/subscriptions', ({ response }) => {
      now = { ...now, status: 'active' };
      return response(201).json({ ...asked, payment_id: asked.due_now > 0 ? PAYMENT_ID : null });
    }),
    http.post('/subscriptions/cancel', ({ response }) => {
      now = { ...now, status: 'ending' };
      return response(204).empty();
    }),
    http.post('/subscriptions/credits', ({ response }) => response(201).json({ payment_id: PAYMENT_ID })),
  ];
}

const PATH = '/subscriptions/upgrade';

faces('a bought plan', {
  path: PATH,
  reads: ['/subscriptions/current', '/plans'],
  answers: plans({ ...BOUGHT, members_count: 12, members_limit: 100 }),
  shows: 'Return to Free',
});
faces('a plan that was not paid', {
  path: PATH,
  answers: plans({
    ...BOUGHT,
    status: 'past_due',
    payment_id: PAYMENT_ID,
    ends_unpaid_at: '2031-05-20T00:00:00Z',
  }),
  shows: 'Pay',
});

test('the page says what is paid for each member, how many seats are taken, and what comes next by which card', async () => {
  await open(PATH, { answers: plans({ ...BOUGHT, members_count: 12, members_limit: 100 }) });
  const own = within(await screen.findByRole('region', { name: 'My plan' }));
  expect(own.getByText('Monthly・¥480 per member')).toBeInTheDocument();
  expect(own.getByText('Active')).toBeInTheDocument();
  expect(own.getByText('12')).toBeInTheDocument();
  const next = within(screen.getByRole('region', { name: 'Next bill' }));
  expect(await next.findByText(/Visa/)).toHaveTextContent('4242');
  expect(next.getByRole('link', { name: 'Earlier bills' })).toHaveAttribute('href', '/payments/history');
});

test('a plan is quoted line by line, with when it renews and how it is ended, before its payment opens', async () => {
  const { person } = await open(PATH, { answers: plans() });
  await person.click(await screen.findByRole('button', { name: /^Change to Lite/ }));
  const change = within(screen.getByRole('region', { name: 'Change' }));
  expect(await change.findByText('12 members × ¥480')).toBeInTheDocument();
  expect(change.getByText(/You can end it on the plan page at any time/)).toBeInTheDocument();
  await person.click(change.getByRole('button', { name: 'Pay ¥5,760 and change' }));
  await waitFor(() => expect(openCheckout).toHaveBeenCalledWith(PAYMENT_ID));
  expect(writes()).toEqual([
    { method: 'POST', path: '/subscriptions', body: { plan: 'lite', interval: 'monthly' } },
  ]);
});

test('one choice is open at a time, and a link opens the plan and interval that were chosen elsewhere', async () => {
  const { person } = await open(`${PATH}?plan=standard&interval=annual`, { answers: plans() });
  const standard = await screen.findByRole('button', { name: /^Change to Standard/ });
  expect(standard).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Annual' })).toHaveAttribute('aria-pressed', 'true');
  await person.click(screen.getByRole('button', { name: /^Change to Lite/ }));
  expect(standard).toHaveAttribute('aria-expanded', 'false');
});

test('the other interval says what it saves in a year', async () => {
  await open(PATH, { answers: plans({ ...BOUGHT, members_count: 12 }) });
  const annual = await screen.findByRole('button', { name: /^Pay annually/ });
  expect(annual).toHaveTextContent('¥4,560 per member (¥380 a month). Saves ¥14,400 a year');
  expect(screen.queryByRole('button', { name: /^Change to Lite/ })).toBeNull();
});

test('a coupon that is used up is said beside its field, and the plan can be bought without it', async () => {
  const { person } = await open(PATH, { answers: plans() });
  await person.click(await screen.findByRole('button', { name: /^Change to Lite/ }));
  await person.type(await screen.findByLabelText(/Coupon code/), 'SPRING');
  await person.click(screen.getByRole('button', { name: 'Use the coupon' }));
  expect(await screen.findByText('Used up.')).toBeInTheDocument();
  await person.clear(screen.getByLabelText(/Coupon code/));
  await person.click(screen.getByRole('button', { name: 'Use the coupon' }));
  expect(await screen.findByRole('button', { name: 'Pay ¥5,760 and change' })).toBeInTheDocument();
});

test('a plan that follows later says from when, and asks for no money', async () => {
  const later = { lines: [], due_now: 0, tax: 0, begins_at: '2031-05-31T15:00:00Z' };
  const { person } = await open(PATH, { answers: plans({ ...BOUGHT, plan_id: 'standard' }, later) });
  await person.click(await screen.findByRole('button', { name: /^Change to Lite/ }));
  expect(await screen.findByText(/There is nothing to pay now/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Change with the next period' }));
  expect(await screen.findByText('Your change to Lite is saved.')).toBeInTheDocument();
});

test('returning to Free says until when the plan holds and how many are paused; it can be taken back', async () => {
  const { person } = await open(PATH, { answers: plans({ ...BOUGHT, members_count: 12 }) });
  expect(await screen.findByText(/the 4 members who joined last are paused/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Return to Free' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End the plan?' }));
  expect(dialog.getByText(/members over the limit are paused/)).toBeInTheDocument();
  await person.click(dialog.getByRole('button', { name: 'End the plan' }));
  expect(await screen.findByText(/Your plan ends on/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Keep the plan' }));
  expect(await screen.findByText('Your plan continues.')).toBeInTheDocument();
  expect(writes().map(({ path }) => path)).toEqual(['/subscriptions/cancel', '/subscriptions']);
});

test('credit is a whole number of yen, in any digits, and leads to its payment', async () => {
  const { person } = await open(PATH, { answers: plans(BOUGHT) });
  await person.click(await screen.findByRole('button', { name: /^Add credit/ }));
  const field = await screen.findByLabelText('Add credit (yen)');
  await person.type(field, '49');
  await person.click(screen.getByRole('button', { name: 'Go to payment' }));
  expect(await screen.findByText(/Enter a whole number from 50/)).toBeInTheDocument();
  await person.clear(field);
  await person.type(field, '１,０００');
  await person.click(screen.getByRole('button', { name: 'Go to payment' }));
  await waitFor(() => expect(openCheckout).toHaveBeenCalledWith(PAYMENT_ID));
  expect(writes()).toEqual([{ method: 'POST', path: '/subscriptions/credits', body: { amount: 1_000 } }]);
});

test('where no cards are taken nothing is sold, and a plan is requested as before', async () => {
  const [, ...without] = plans();
  const { person } = await open(PATH, { answers: without });
  await person.click(await screen.findByRole('button', { name: /^Change to Lite/ }));
  expect(await screen.findByRole('dialog', { name: 'Request Lite' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Add credit/ })).toBeNull();
});

test('the operator is asked about Plus and discounts, whose steps are said', async () => {
  const { person } = await open(PATH, { answers: plans() });
  const talk = await screen.findByRole('button', { name: /^Ask about Plus/ });
  expect(talk).toHaveTextContent('10% from 50 members');
  await person.click(talk);
  expect(await screen.findByRole('dialog', { name: 'Request Plus' })).toBeInTheDocument();
});

test('a visitor of the address sees the prices', async () => {
  await open(PATH, { as: null, answers: plans() });
  expect(await screen.findByText('Start free')).toBeInTheDocument();
});
