import {
  type Locale,
  type User,
  KitProvider,
  addTranslations,
  createStore,
  queryClient,
  signedIn,
  signedOut,
  startI18n,
} from '@kashikari/web-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls } from '../../../packages/web-kit/test/network';
import { show } from '../../../packages/web-kit/test/show';
import { FoundGroup } from './found-group';

const MIKA = { id: 'mika', name: 'Mika' } as User;
const SAID = {
  ja: 'このグループは現在新しいメンバーを受け付けていません。',
  en: 'This group isn’t accepting new members.',
  'ja-Hira': 'この グループには いま はいれません。',
} as const;

/** The page of a group that answers with a refusal. */
async function open(locale: Locale, status: number, problem: object, who?: User) {
  queryClient.clear();
  const headers = { 'content-type': 'application/problem+json' };
  answerCalls(() => new Response(JSON.stringify({ status, ...problem }), { status, headers }));
  const store = createStore();
  store.dispatch(who ? signedIn(who) : signedOut());
  await startI18n(locale);
  await addTranslations('groups', {
    ja: () => import('./i18n/ja.json'),
    en: () => import('./i18n/en.json'),
    'ja-Hira': () => import('./i18n/ja-Hira.json'),
  });
  await show(
    <KitProvider store={store}>
      <FoundGroup loading={null}>{() => null}</FoundGroup>
    </KitProvider>,
    { locale },
  );
  return store;
}

const closed = (locale: keyof typeof SAID) => ({ code: 'group.sign_up_disabled', detail: SAID[locale] });

test.each([
  ['ja', 'ホームにもどる'],
  ['en', 'Back to home'],
  ['ja-Hira', 'ホームに もどる'],
] as const)('a group that takes nobody new says so calmly in %s, and leads back', async (locale, home) => {
  await open(locale, 403, closed(locale), MIKA);
  expect(await screen.findByRole('heading', { name: SAID[locale], level: 2 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', '/redirect_home');
  expect(screen.queryByRole('alert')).toBeNull();
  // There is nothing to retry, and a signed-in user need not sign in.
  expect(screen.queryByRole('button')).toBeNull();
});

test('a visitor, who may be one of its members, is offered to log in, and comes back here', async () => {
  const store = await open('en', 403, closed('en'));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(store.getState().auth.returnTo).toBe('/');
});

test('what else refuses a group is an error that can be tried again', async () => {
  await open('en', 403, { code: 'forbidden', detail: 'Not yours.' }, MIKA);
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not have permission to display this.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
