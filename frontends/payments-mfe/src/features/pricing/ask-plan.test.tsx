import {
  type User,
  addTranslations,
  createStore,
  KitProvider,
  queryClient,
  signedIn,
  startI18n,
} from '@kashikari/web-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, json, refused } from '../../../../../packages/web-kit/test/network';
import { show } from '../../../../../packages/web-kit/test/show';
import en from '../../i18n/en.json';
import { LegacyScreen } from './legacy-screen';
import { LEGACY } from './plan';
import { PlanScreen } from './plan-screen';
import { PricingScreen } from './pricing-screen';

const plan = (id: string, price: number, limit: number | null) => ({
  ...{ id, member_limit: limit, price_monthly: price, price_annual: price, currency: 'JPY' },
  ...{ ads: true, restrict_to_members: false, priority_support: false },
});
const plans = [plan('free', 0, 8), plan('lite', 480, 100), plan('standard', 980, null)];

/** Draws a screen for an account on a plan; answers what it asked for, and takes the refusal of the next request. */
async function open(Screen: () => React.ReactNode, planId: string, refusals: Response[] = []) {
  let requested: string | null = null;
  const calls = answerCalls(({ path, body }) => {
    if (path === '/plans')
      return json({ plans, default_plan_id: 'free', price_unit: 'member', volume_discounts: [] });
    if (path === '/payments/stripe_pub_key') return json({ enabled: false, key: '', script: '' });
    if (path === '/subscriptions/requests') {
      const refusal = refusals.shift();
      if (refusal) return refusal;
      requested = (body as { plan: string }).plan;
      return new Response(null, { status: 202 });
    }
    const seats = { members_count: 8, members_limit: planId === LEGACY ? 25 : 8, disabled_members_count: 0 };
    const given = { source: 'staff', until: null, contact: null, interval: 'none' };
    const subscription = { plan_id: planId, requested_plan_id: requested, ...seats, ...given };
    return json({ subscription, plans: [] });
  });
  const store = createStore();
  store.dispatch(signedIn({ id: 'mika', name: 'Mika' } as User));
  await startI18n('en');
  await addTranslations('payments', {
    ja: async () => ({ default: en }),
    en: async () => ({ default: en }),
    'ja-Hira': async () => ({ default: en }),
  });
  await show(
    <KitProvider store={store}>
      <Screen />
    </KitProvider>,
    { locale: 'en' },
  );
  return () => calls.filter(({ path }) => path === '/subscriptions/requests').map(({ body }) => body);
}

afterEach(() => queryClient.clear());

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('who asks for a plan says why and for whom; a refusal keeps what was typed', async () => {
  const sent = await open(PricingScreen, 'free', [refused('unavailable', 503)]);
  const [lite] = await screen.findAllByRole('button', { name: 'Request this plan' });
  await userEvent.click(lite!);
  const dialog = within(screen.getByRole('dialog', { name: 'Request Lite' }));
  const message = dialog.getByRole('textbox', { name: /Message/ });
  expect(message).toHaveAttribute('maxlength', '1000');
  await userEvent.type(message, 'We are 30.');
  await userEvent.click(dialog.getByRole('checkbox', { name: /nonprofit/ }));
  await press('Send request');
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(message).toHaveValue('We are 30.');
  expect(dialog.getByRole('checkbox', { name: /nonprofit/ })).toBeChecked();
  await press('Send request');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Request this plan' })).toBeNull());
  const wish = { plan: 'lite', message: 'We are 30.', nonprofit: true };
  expect(sent()).toEqual([wish, wish]);
});

test('who says nothing beside the plan sends the plan alone', async () => {
  const sent = await open(PricingScreen, 'free');
  const [lite] = await screen.findAllByRole('button', { name: 'Request this plan' });
  await userEvent.click(lite!);
  await press('Send request');
  await waitFor(() => expect(sent()).toEqual([{ plan: 'lite' }]));
});

test('the plan of before is left on its own page alone', async () => {
  await open(PlanScreen, LEGACY);
  expect(await screen.findByRole('link', { name: 'Change to another plan' })).toHaveAttribute(
    'href',
    '/subscriptions/legacy_upgrade',
  );
  expect(screen.queryByRole('region', { name: 'Change' })).toBeNull();
});

test('leaving the plan of before says that it is for good, asks first, and can be left alone', async () => {
  const sent = await open(LegacyScreen, LEGACY);
  expect(await screen.findByText(/^You can’t return to the earlier Free plan/)).toBeVisible();
  expect(screen.getByText('Now: up to 25 people, free of charge.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Keep this plan' })).toBeVisible();
  const [lite] = await screen.findAllByRole('button', { name: 'Request this plan' });
  await userEvent.click(lite!);
  const dialog = within(screen.getByRole('dialog', { name: 'Leave the earlier Free plan for Lite?' }));
  expect(dialog.getByText(/you can’t return to it/)).toBeVisible();
  await press('Cancel');
  expect(sent()).toEqual([]);
  await userEvent.click(lite!);
  await press('Leave and send request');
  await screen.findByText('You requested Lite. We’ll get back to you.');
  expect(sent()).toEqual([{ plan: 'lite' }]);
});

test('who has another plan finds nothing to leave', async () => {
  await open(LegacyScreen, 'lite');
  expect(await screen.findByText(/there is nothing to do/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request this plan' })).toBeNull();
});
