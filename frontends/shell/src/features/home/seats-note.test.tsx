import {
  type User,
  addTranslations,
  createStore,
  KitProvider,
  queryClient,
  signedIn,
  startI18n,
} from '@kashikari/web-kit';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RecordedRequest, answerCalls, json } from '../../../../../packages/web-kit/test/network';
import { show } from '../../../../../packages/web-kit/test/show';
import { translations } from '../../i18n/translations';
import { SeatsNote } from './seats-note';

const store = createStore();
let asked: RecordedRequest[] = [];

/** Opens Home of Olga, who owns a group or belongs to another owner's, with a number of used seats out of eight. */
async function open(used: number, owner = 'olga') {
  cleanup();
  queryClient.clear();
  asked = answerCalls(({ path }) =>
    path.startsWith('/groups')
      ? json({ groups: [{ id: 'g', name: 'School', owner_id: owner }] })
      : json({
          subscription: { plan_id: 'free', members_count: used, members_limit: 8, requested_plan_id: null },
        }),
  );
  store.dispatch(signedIn({ id: 'olga', name: 'Olga' } as User));
  await startI18n('en');
  await addTranslations('shell', translations);
  await show(
    <KitProvider store={store}>
      <SeatsNote />
    </KitProvider>,
    { locale: 'en' },
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
}
const calls = () => asked.filter(({ path }) => path === '/subscriptions/current').length;

test('an owner is told at four fifths of the seats, and again when all are taken', async () => {
  await open(6);
  expect(screen.queryByText(/seats/)).toBeNull();
  await open(7);
  expect(await screen.findByText(/^7 of 8 seats of your plan are taken/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/seats/)).toBeNull();
  await open(7);
  expect(screen.queryByText(/seats/)).toBeNull();
  await open(8);
  expect(await screen.findByText(/^All 8 seats of your plan are taken/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/subscriptions/upgrade');
});

test('members see nothing of it, and nothing is asked for them', async () => {
  await open(8, 'mika');
  expect(screen.queryByText(/seats/)).toBeNull();
  expect(calls()).toBe(0);
});
