import { currentLocale } from '@kashikari/web-kit';
import { screen, waitFor } from '@testing-library/react';
import { GROUP_ID, user } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const enters = http.post('/auth/login', ({ response }) =>
  response(200).json({
    user: user({ locale: 'en' }),
    token: 'token',
    refresh_token: 'refresh',
    expires_in: 900,
    earlier_access_ended: false,
  }),
);

test('an e-mail address and a password sign in, which is said at Home', async () => {
  const { person } = await open('/sign_in', { as: null, answers: [enters] });
  await person.type(await screen.findByLabelText('Email or account name'), ' mika@example.com ');
  await person.type(screen.getByLabelText('Password'), 'kashikari1{Enter}');
  expect(await screen.findByText('Signed in.')).toBeInTheDocument();
  expect(writes()).toEqual([
    { method: 'POST', path: '/auth/login', body: { email: 'mika@example.com', password: 'kashikari1' } },
  ]);
  await waitFor(() => expect(window.location.pathname).toBe('/home'));
});

const entersIn = (locale: 'ja' | 'en') =>
  http.post('/auth/login', ({ response }) =>
    response(200).json({
      ...{ user: user({ locale }), token: 'token', refresh_token: 'refresh', expires_in: 900 },
      earlier_access_ended: false,
    }),
  );

async function signIn(person: Awaited<ReturnType<typeof open>>['person']): Promise<void> {
  await person.type(await screen.findByLabelText('Email or account name'), 'himawari');
  await person.type(screen.getByLabelText('Password'), 'kashikari1{Enter}');
}

test('where the device has chosen another language, it is offered to the account, whose mails follow', async () => {
  const saved = http.patch('/users/{id}', ({ response }) =>
    response(200).json({ user: user(), pending_email: null }),
  );
  localStorage.setItem('kashikari.prefs', JSON.stringify({ locale: 'en' }));
  const { person } = await open('/sign_in', { as: null, answers: [entersIn('ja'), saved] });
  await signIn(person);
  expect(await screen.findByText(/Emails for your account are in 日本語/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Use English for emails too' }));
  expect(await screen.findByText('New emails will be in this language.')).toBeInTheDocument();
  expect(writes().at(-1)).toMatchObject({ method: 'PATCH', body: { locale: 'en' } });
});

test('a screen that follows the account’s language says so, and is put back by a press', async () => {
  const { person, store } = await open('/sign_in', { as: null, answers: [entersIn('ja')] });
  await signIn(person);
  expect(await screen.findByText(/アカウントの言語で表示しています/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'English' }));
  await waitFor(() => expect(currentLocale()).toBe('en'));
  expect(store.getState().prefs.locale).toBe('en');
});

test('an account name is sent as one, and a wrong password leaves what was typed', async () => {
  const refused = http.post('/auth/login', ({ response }) => response.untyped(refusal('auth.failed', 401)));
  const { person } = await open('/sign_in', { as: null, answers: [refused] });
  await person.type(await screen.findByLabelText('Email or account name'), 'himawari');
  await person.type(screen.getByLabelText('Password'), 'wrong-one{Enter}');
  expect(await screen.findByText('Wrong email address or password.')).toBeInTheDocument();
  expect(screen.queryByText('Signed in.')).toBeNull();
  expect(screen.getByLabelText('Email or account name')).toHaveValue('himawari');
  expect(writes()).toEqual([
    { method: 'POST', path: '/auth/login', body: { account_name: 'himawari', password: 'wrong-one' } },
  ]);
});

test('too many tries are said as that, not as a wrong password', async () => {
  const refused = http.post('/auth/login', ({ response }) => response.untyped(refusal('rate_limited', 429)));
  const { person } = await open('/sign_in', { as: null, answers: [refused] });
  await person.type(await screen.findByLabelText('Email or account name'), 'himawari');
  await person.type(screen.getByLabelText('Password'), 'kashikari1{Enter}');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText('Wrong email address or password.')).toBeNull();
});

test('a screen for members asks a visitor to sign in, and comes once they have', async () => {
  const { person } = await open('/tutorial', { as: null, answers: [enters] });
  await person.type(await screen.findByLabelText('Email or account name'), 'himawari');
  await person.type(screen.getByLabelText('Password'), 'kashikari1{Enter}');
  expect(await screen.findByText('Four steps to start lending.')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/tutorial');
});

test('a link is mailed to the address, and whether it has an account is not said', async () => {
  const sent = http.post('/auth', ({ response }) => response(202).empty());
  const { person } = await open('/email_sign_in', { as: null, answers: [sent] });
  await person.type(await screen.findByLabelText('Email'), 'mika@example.com{Enter}');
  expect(
    await screen.findByText('If mika@example.com has an account, a link arrives within 1 to 2 minutes.'),
  ).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'POST', path: '/auth', body: { email: 'mika@example.com' } }]);
});

test('a link that is refused is not called sent, and the address is still there', async () => {
  const refused = http.post('/auth', ({ response }) => response.untyped(refusal('rate_limited', 429)));
  const { person } = await open('/email_sign_in', { as: null, answers: [refused] });
  await person.type(await screen.findByLabelText('Email'), 'mika@example.com{Enter}');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText(/a link arrives/)).toBeNull();
  expect(screen.getByLabelText('Email')).toHaveValue('mika@example.com');
});

test('what is not the address of a card is said, and the address of one opens it and signs in', async () => {
  const { person } = await open('/member_sign_in', { as: null, answers: [enters] });
  const address = await screen.findByLabelText('URL on the card');
  await person.type(address, 'https://elsewhere.example/auth_tokens/secret{Enter}');
  expect(await screen.findByText(/isn’t the URL of a member card/)).toBeInTheDocument();
  expect(writes()).toEqual([]);
  await person.clear(address);
  await person.type(address, `${window.location.origin}/auth_tokens/secret{Enter}`);
  expect(await screen.findByText('Signed in.')).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'POST', path: '/auth/login', body: { jti: 'secret' } }]);
});

test('a card that was taken back says so', async () => {
  const refused = http.post('/auth/login', ({ response }) => response.untyped(refusal('auth.failed', 401)));
  await open('/auth_tokens/secret', { as: null, answers: [refused] });
  expect(await screen.findByText(/This card can’t be used/)).toBeInTheDocument();
  expect(screen.queryByText('Signed in.')).toBeNull();
});

test('the secret of a card leaves the address at once', async () => {
  const refused = http.post('/auth/login', ({ response }) => response.untyped(refusal('auth.failed', 401)));
  await open('/auth_tokens/secret', { as: null, answers: [refused] });
  await waitFor(() => expect(window.location.pathname).toBe('/auth_tokens/-'));
  expect(writes()).toEqual([{ method: 'POST', path: '/auth/login', body: { jti: 'secret' } }]);
});

test('who is signed in links a card to their account, and lands in its group', async () => {
  const linked = http.post('/auth_tokens/link', ({ response }) =>
    response(200).json({ group: { id: GROUP_ID, slug: 'himawari', name: 'ひまわり文庫' } } as never),
  );
  const { person } = await open('/auth_tokens/secret', { answers: [linked] });
  await person.click(await screen.findByText('Link to my account'));
  expect(await screen.findByText(/Card linked: ひまわり文庫/)).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'POST', path: '/auth_tokens/link', body: { jti: 'secret' } }]);
  expect(window.location.pathname).toBe('/-/himawari');
});

test('a card that can not be linked is not called linked', async () => {
  const refused = http.post('/auth_tokens/link', ({ response }) =>
    response.untyped(refusal('not_found', 404)),
  );
  const { person } = await open('/auth_tokens/secret', { answers: [refused] });
  await person.click(await screen.findByText('Link to my account'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText(/Card linked:/)).toBeNull();
  expect(window.location.pathname).toBe('/auth_tokens/-');
});

test('a mailed link that can’t be used any more leads to the ways of signing in, which say so', async () => {
  const spent = http.post('/auth/link', ({ response }) =>
    response.untyped(refusal('auth.link_expired', 401)),
  );
  await open('/auth_redirect?token=t', { as: null, answers: [spent] });
  expect(await screen.findByText(/This link can’t be used any more\. A link/)).toBeInTheDocument();
  expect(window.location.pathname).toBe('/sign_in_methods');
  expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/email_sign_in');
  expect(screen.getByRole('textbox')).toBeInTheDocument();
});
