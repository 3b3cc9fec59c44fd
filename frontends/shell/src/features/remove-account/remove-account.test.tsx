import { screen, waitFor } from '@testing-library/react';
import { MEMBER_ID, user } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = `/users/${MEMBER_ID}/delete`;
const verb = () => screen.getByRole('button', { name: 'Delete the account' });

test('an account ends once its address is typed, and nobody is in any more', async () => {
  const gone = http.delete('/users/{id}', ({ response }) => response(204).empty());
  const out = http.post('/auth/logout', ({ response }) => response(204).empty());
  const { person, store } = await open(path, { answers: [gone, out] });
  const field = await screen.findByLabelText('Type your email address to confirm');
  await person.type(field, 'somebody@example.com');
  expect(verb()).toBeDisabled();
  await person.clear(field);
  await person.type(field, 'mika@example.com');
  await person.click(verb());
  // jsdom can't leave the page; the next page would show the stored message.
  await waitFor(() => expect(sessionStorage.getItem('kashikari.farewell')).toBe('The account was deleted.'));
  expect(writes().map(({ method, path: to, body }) => [method, to, body])).toEqual([
    ['DELETE', `/users/${MEMBER_ID}`, { email: 'mika@example.com' }],
    ['POST', '/auth/logout', {}],
  ]);
  expect(store.getState().prefs.wasSignedIn).toBe(false);
});

test('while money is open the account stays, and its payments and payouts are led to', async () => {
  const refused = http.delete('/users/{id}', ({ response }) =>
    response.untyped(refusal('user.money_open', 409, { params: { unpaid: 1 } })),
  );
  const { person, store } = await open(path, { answers: [refused] });
  await person.type(await screen.findByLabelText('Type your email address to confirm'), 'mika@example.com');
  await person.click(verb());
  expect(await screen.findByText(/^Some payments are not settled/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Payments' })).toHaveAttribute('href', '/payments/history');
  expect(screen.getByRole('link', { name: 'Payouts' })).toHaveAttribute('href', '/payments/payouts');
  expect(store.getState().auth.status).toBe('signed-in');
});

test('while something is out the account stays, and both lists are led to', async () => {
  const out = http.delete('/users/{id}', ({ response }) =>
    response.untyped(refusal('user.unreturned_bookings', 409)),
  );
  const { person, store } = await open(path, { answers: [out] });
  await person.type(await screen.findByLabelText('Type your email address to confirm'), 'mika@example.com');
  await person.click(verb());
  expect(await screen.findByText(/^Some items you borrowed or lent are not/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Items I borrowed' })).toHaveAttribute('href', '/bookings');
  expect(screen.getByRole('link', { name: 'Items I lent' })).toHaveAttribute('href', '/bookings/lend');
  expect(store.getState().auth.status).toBe('signed-in');
});

test('an added account ends once its account name is typed', async () => {
  const gone = http.delete('/users/{id}', ({ response }) => response(204).empty());
  const out = http.post('/auth/logout', ({ response }) => response(204).empty());
  const added = user({ email: null, email_verified: null, account_name: 'Branch_1' });
  const { person } = await open(path, { as: added, answers: [gone, out] });
  const field = await screen.findByLabelText('Type the account name to confirm');
  await person.type(field, 'branch');
  expect(verb()).toBeDisabled();
  await person.type(field, '_1');
  await person.click(verb());
  await waitFor(() => expect(sessionStorage.getItem('kashikari.farewell')).toBe('The account was deleted.'));
  expect(writes()[0]).toMatchObject({ method: 'DELETE', body: { account_name: 'branch_1' } });
});

test('while added accounts are left the first one stays, and its settings are led to', async () => {
  const refused = http.delete('/users/{id}', ({ response }) =>
    response.untyped(refusal('user.has_accounts', 409, { params: { accounts: 2 } })),
  );
  const { person, store } = await open(path, { answers: [refused] });
  await person.type(await screen.findByLabelText('Type your email address to confirm'), 'mika@example.com');
  await person.click(verb());
  expect(await screen.findByText(/^Delete the accounts that you added first/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Added accounts' })).toHaveAttribute(
    'href',
    `/users/${MEMBER_ID}/edit/account`,
  );
  expect(store.getState().auth.status).toBe('signed-in');
});
