import { signInRequired } from '@kashikari/web-kit';
import { screen } from '@testing-library/react';
import { user } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const made = [
  http.post('/users', ({ response }) =>
    response(201).json({
      user: user({ locale: 'en' }),
      token: 'token',
      refresh_token: 'refresh',
      expires_in: 900,
    }),
  ),
  http.post('/auth/verification', ({ response }) => response(202).empty()),
];

async function fillIn(person: Awaited<ReturnType<typeof open>>['person'], label: string): Promise<void> {
  await person.type(await screen.findByLabelText(label), 'Mika');
  await person.type(screen.getByLabelText('Email'), 'mika@example.com');
  await person.type(screen.getByLabelText('Password'), 'kashikari1');
  await person.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Tokyo');
  await person.click(screen.getByRole('button', { name: 'Create account' }));
}
const account = {
  name: 'Mika',
  email: 'mika@example.com',
  password: 'kashikari1',
  time_zone: 'Asia/Tokyo',
  locale: 'en',
};

test('an account of a lender is made in the language shown, mailed, and led to the first steps', async () => {
  const { person } = await open('/sign_up', { as: null, answers: made });
  await fillIn(person, 'Name of the organization, shop or person');
  expect(await screen.findByText('Four steps to start lending.')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/tutorial');
  // Calls are recorded after their bodies are read, so a call without a body can come first.
  expect(writes()).toHaveLength(2);
  expect(writes()).toContainEqual({ method: 'POST', path: '/users', body: account });
  expect(writes()).toContainEqual({ method: 'POST', path: '/auth/verification', body: undefined });
});

test('who comes by the link of an invitation gets no second letter about the same address', async () => {
  const { person, store } = await open('/sign_up?as=member', { as: null, answers: made });
  store.dispatch(signInRequired('/-/himawari/sign_up?invite=mailed'));
  await fillIn(person, 'Your name');
  expect(await screen.findByText('Signed in.')).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'POST', path: '/users', body: account }]);
});

test('who joins a group gives their own name and goes on to joining it', async () => {
  const { person } = await open('/sign_up?as=member', { as: null, answers: made });
  await fillIn(person, 'Your name');
  expect(await screen.findByText('Signed in.')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/groups/join');
});

test('a taken address is said at its field, nothing is called done, and all that was typed stays', async () => {
  const refused = http.post('/users', ({ response }) =>
    response.untyped(
      refusal('validation', 422, { errors: { email: [{ code: 'taken.here', message: 'Taken.' }] } }),
    ),
  );
  const { person } = await open('/sign_up', { as: null, answers: [refused] });
  await fillIn(person, 'Name of the organization, shop or person');
  const email = screen.getByLabelText('Email');
  expect(await screen.findByText('Taken.')).toBeInTheDocument();
  expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(email).toHaveValue('mika@example.com');
  expect(screen.queryByText('Signed in.')).toBeNull();
  expect(writes()).toEqual([{ method: 'POST', path: '/users', body: account }]);
});
