import { screen } from '@testing-library/react';
import { MEMBER_ID, user } from '../../../../../test/screens/fixtures';
import { open, screens } from '../../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../../test/screens/server';

screens();

const path = '/verify_email?token=secret';
const link = (more = {}) =>
  http.post('/auth/link', ({ response }) =>
    response(200).json({
      link: {
        ...{ purpose: 'verify', email: 'm…@e….com', user_id: MEMBER_ID },
        ...{ account_name: '森 美香', accounts: [], ends_earlier_access: false, ...more },
      },
    }),
  );
const known = link();

test('an address is confirmed by one press, and not by opening the letter', async () => {
  const confirmed = http.post('/auth/verify_email', ({ response }) => response(204).empty());
  const { person } = await open(path, {
    as: user({ email_verified: false }),
    answers: [known, confirmed],
  });
  const button = await screen.findByRole('button', { name: 'Confirm m…@e….com' });
  expect(writes().map((call) => call.path)).toEqual(['/auth/link']);
  await person.click(button);
  expect(await screen.findByText('Your email address is confirmed.')).toBeInTheDocument();
  expect(writes().slice(1)).toEqual([
    { method: 'POST', path: '/auth/verify_email', body: { token: 'secret' } },
  ]);
});

test('a spent link says so, and offers who is signed in another letter', async () => {
  const spent = http.post('/auth/link', ({ response }) =>
    response.untyped(refusal('auth.link_expired', 401)),
  );
  await open(path, { answers: [spent] });
  expect(await screen.findByText(/This link can’t be used any more\. A link/)).toBeInTheDocument();
  expect(screen.getByText('Send another confirmation')).toHaveAttribute(
    'href',
    `/users/${MEMBER_ID}/sign_in`,
  );
  expect(screen.queryByText('Your email address is confirmed.')).toBeNull();
});

test('a link that is spent meanwhile is not called confirmed', async () => {
  const spent = http.post('/auth/verify_email', ({ response }) =>
    response.untyped(refusal('auth.link_expired', 401)),
  );
  const { person } = await open(path, { as: null, answers: [known, spent] });
  await person.click(await screen.findByRole('button', { name: 'Confirm m…@e….com' }));
  expect(await screen.findByText(/This link can’t be used any more\. A link/)).toBeInTheDocument();
  expect(screen.queryByText('Your email address is confirmed.')).toBeNull();
});

test('an account that may be somebody else’s is named before its earlier access ends', async () => {
  const confirmed = http.post('/auth/verify_email', ({ response }) => response(204).empty());
  const answers = [link({ ends_earlier_access: true, account_name: '偽の先生' }), confirmed];
  const { person } = await open(path, { as: null, answers });
  expect(await screen.findByText(/The account 偽の先生 was created with this address/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Confirm m…@e….com' }));
  expect(await screen.findByText(/to set a new password/)).toBeInTheDocument();
  expect(screen.getByText('Sign in', { selector: 'main a' })).toHaveAttribute('href', '/email_sign_in');
});

test('a browser that is signed in to the account reads no warning', async () => {
  await open(path, { answers: [known] });
  expect(await screen.findByRole('button', { name: 'Confirm m…@e….com' })).toBeInTheDocument();
  expect(screen.queryByText(/was created with this address/)).toBeNull();
});
