import { screen, waitFor } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { FREE, planTable, subscription } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const LITE = { ...FREE, id: 'lite', member_limit: 100, price_monthly: 600, price_annual: 480, ads: false };
const PLUS = { ...LITE, id: 'plus', member_limit: null, price_monthly: null, price_annual: null };
type Subscription = ReturnType<typeof subscription>;

/** The plan table, and the account's plan as it is until another is asked for. */
function plans(first: Partial<Subscription> = {}) {
  let own = subscription(first);
  return [
    http.get('/plans', ({ response }) => response(200).json(planTable([FREE, LITE, PLUS]))),
    http.get('/subscriptions/current', ({ response }) =>
      response(200).json({ subscription: own, plans: [] }),
    ),
    http.post('/subscriptions/requests', async ({ request, response }) => {
      const { plan = '' } = (await request.json()) as { plan?: string };
      own = { ...own, requested_plan_id: plan };
      return response(202).empty();
    }),
  ];
}
const LEGACY = { plan: 'free_legacy', plan_id: 'free_legacy', members_limit: 25 };
const asks = (body: object) => ({ method: 'POST', path: '/subscriptions/requests', body });

faces('the prices', { path: '/subscriptions/pricing', reads: ['/plans'], answers: plans(), shows: 'Lite' });
faces('the way out of the earlier plan', {
  path: '/subscriptions/legacy_upgrade',
  reads: ['/subscriptions/current'],
  answers: plans(LEGACY),
  shows: 'Keep this plan',
});

test('prices are shown by the year, by the month and by quotation', async () => {
  const { person } = await open('/subscriptions/pricing', { answers: plans() });
  expect(await screen.findByText('Save ¥120 a month with annual payment')).toBeInTheDocument();
  expect(screen.getByText('¥480')).toBeInTheDocument();
  expect(screen.getByText('Custom quote')).toBeInTheDocument();
  await person.click(screen.getByText('Monthly'));
  expect(screen.getByText('¥600')).toBeInTheDocument();
  expect(screen.queryByText('¥480')).toBeNull();
  expect(screen.getByText('Your plan')).toBeInTheDocument();
});

test('a visitor sees the prices, begins with a sign-up, and asks for nothing', async () => {
  await open('/subscriptions/pricing', { as: null, answers: plans() });
  expect((await screen.findByText('Start free')).closest('a')).toHaveAttribute('href', '/sign_up');
  expect(screen.queryByText('Request this plan')).toBeNull();
  expect(screen.queryByText('My plan')).toBeNull();
});

test('another plan is asked for once, with what the staff should know', async () => {
  const { person } = await open('/subscriptions/pricing', { answers: plans() });
  await person.click((await screen.findAllByText('Request this plan'))[0]!);
  await person.click(await screen.findByText('Cancel'));
  expect(writes()).toEqual([]);
  await person.click(screen.getAllByText('Request this plan')[0]!);
  await person.click(screen.getByLabelText(/^Message/, { selector: 'textarea' }));
  await person.paste(' 30人です ');
  await person.click(screen.getByRole('checkbox', { name: /nonprofit/ }));
  await person.click(screen.getByText('Send request'));
  expect(await screen.findByText('Requested')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Request this plan')).toBeNull());
  expect(writes()).toEqual([asks({ plan: 'lite', message: '30人です', nonprofit: true })]);
});

test('a plan that is refused is said in the window, a fault at its field; what was typed stays', async () => {
  let refused = refusal('asked_here', 409);
  const answers = [http.post('/subscriptions/requests', () => refused as never), ...plans()];
  const { person } = await open('/subscriptions/pricing', { answers });
  await person.click((await screen.findAllByText('Request this plan'))[0]!);
  await person.click(screen.getByLabelText(/^Message/, { selector: 'textarea' }));
  await person.paste('30人です');
  await person.click(screen.getByText('Send request'));
  expect(await screen.findByText('Refused: asked_here')).toBeInTheDocument();
  refused = refusal('validation', 422, {
    errors: { message: [{ code: 'long_here', message: 'Too long.' }] },
  });
  await person.click(screen.getByText('Send request'));
  expect(await screen.findByText('Too long.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Message/, { selector: 'textarea' })).toHaveValue('30人です');
  expect(screen.queryByText('Requested')).toBeNull();
});

test('a full plan with paused people and a contact says all of it', async () => {
  const full = { members_count: 8, disabled_members_count: 2, contact: 'staff@example.com' };
  await open('/subscriptions/upgrade', { answers: plans(full) });
  expect(await screen.findByText('2 people are paused because the plan is full.')).toBeInTheDocument();
  expect(screen.getByText('staff@example.com')).toHaveAttribute('href', '/contact?category=plan');
});

test('an installation that gives all to everybody has nothing to ask for', async () => {
  const all = { ...FREE, member_limit: null, restrict_to_members: true };
  const answers = http.get('/plans', ({ response }) => response(200).json(planTable([all, LITE])));
  await open('/subscriptions/pricing', { answers: [answers, ...plans()] });
  expect(await screen.findByText(/^All features are included/)).toBeInTheDocument();
  expect(screen.queryByText('Request this plan')).toBeNull();
});

test('the earlier plan is left on its own page alone, after its warning', async () => {
  const { person } = await open('/subscriptions/upgrade', { answers: plans(LEGACY) });
  await person.click(await screen.findByText('Change to another plan'));
  expect(await screen.findByText('Now: up to 25 people, free of charge.')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/subscriptions/legacy_upgrade');
  await person.click((await screen.findAllByText('Request this plan'))[0]!);
  expect(screen.getByText(/you can’t return to it/)).toBeInTheDocument();
  await person.click(screen.getByText('Leave and send request'));
  expect(await screen.findByText('You requested Lite. We’ll get back to you.')).toBeInTheDocument();
  expect(writes()).toEqual([asks({ plan: 'lite' })]);
});

test('who is not on the earlier plan has nothing to leave', async () => {
  await open('/subscriptions/legacy_upgrade', { answers: plans() });
  expect(await screen.findByText(/there is nothing to do/)).toBeInTheDocument();
  expect(screen.getByText('See plans').closest('a')).toHaveAttribute('href', '/subscriptions/upgrade');
});
