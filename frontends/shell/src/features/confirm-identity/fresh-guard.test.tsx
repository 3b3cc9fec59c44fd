import {
  type User,
  KitProvider,
  addTranslations,
  answer,
  api,
  createStore,
  keepToken,
  signedIn,
  startI18n,
} from '@kashikari/web-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type RecordedRequest,
  answerCalls,
  json,
  refused,
} from '../../../../../packages/web-kit/test/network';
import { show } from '../../../../../packages/web-kit/test/show';
import { translations } from '../../i18n/translations';
import { FreshGuard } from './fresh-guard';

const MIKA = { id: 'mika', name: 'Mika', email: 'mika@example.jp' } as User;

let fresh = false;
let asked: RecordedRequest[] = [];

beforeEach(() => {
  fresh = false;
  keepToken('a.b.c');
  asked = answerCalls(({ path, body }) => {
    if (path === '/auth') return new Response(null, { status: 202 });
    if (path === '/auth/confirm') {
      if ((body as { password: string }).password !== 'kashikari1') return refused('auth.failed', 401);
      fresh = true;
      return new Response(null, { status: 204 });
    }
    return fresh ? json({ feed: { id: 'f' } }, 201) : refused('auth.fresh_needed', 403);
  });
});
afterEach(() => keepToken(undefined));

async function open() {
  const store = createStore();
  store.dispatch(signedIn(MIKA));
  await startI18n('en');
  await addTranslations('shell', translations);
  await show(
    <KitProvider store={store}>
      <FreshGuard />
    </KitProvider>,
    { locale: 'en' },
  );
}

/** Two acts at once, as of a screen that knows nothing of all this. */
function actTwice() {
  const outcomes: string[] = [];
  const noted = (call: Promise<unknown>) =>
    call.then(
      () => outcomes.push('done'),
      (error: Error) => outcomes.push(error.message),
    );
  void noted(answer(api.POST('/feeds', { body: { scope: 'mine' } as never })));
  void noted(answer(api.DELETE('/feeds/{id}', { params: { path: { id: 'g' } } })));
  return outcomes;
}

test('an act waits for the password and then goes on, without its screen knowing', async () => {
  await open();
  const outcomes = actTwice();
  const field = await screen.findByLabelText('Password');
  await userEvent.type(field, 'wrong-one{Enter}');
  await screen.findByText('Wrong password.');
  expect(outcomes).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, 'kashikari1{Enter}');
  await waitFor(() => expect(outcomes).toEqual(['done', 'done']));
  // A wrong password says nothing of the session: it is not renewed for that, and not tried twice.
  expect(asked.map(({ path }) => path).filter((path) => path.startsWith('/auth'))).toEqual([
    '/auth/confirm',
    '/auth/confirm',
  ]);
  const keys = asked.filter(({ path }) => path === '/feeds');
  expect(keys).toHaveLength(2);
});

test('who has no password goes on when the link was opened in another tab', async () => {
  await open();
  const outcomes = actTwice();
  await userEvent.click(await screen.findByRole('button', { name: 'Email me a link' }));
  await screen.findByText(/We sent a link to mika@example.jp/);
  fresh = true;
  const other = new BroadcastChannel('kashikari.session');
  other.postMessage({ kind: 'confirmed', userId: 'mika' });
  await waitFor(() => expect(outcomes).toEqual(['done', 'done']));
  other.close();
});

test('who does not confirm is told what the server said, and loses nothing else', async () => {
  await open();
  const outcomes = actTwice();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(outcomes).toEqual(['auth.fresh_needed', 'auth.fresh_needed']));
});
