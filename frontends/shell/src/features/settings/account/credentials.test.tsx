import { screen } from '@testing-library/react';
import { keeping } from '../../../../../test/screens/account';
import { LENDER_ID, MEMBER_ID, user } from '../../../../../test/screens/fixtures';
import { open, screens } from '../../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../../test/screens/server';

screens();

const path = `/users/${MEMBER_ID}/sign_in`;
const sent = () => writes().map(({ method, path: to, body }) => [method, to, body]);
const patched = (body: object) => ['PATCH', `/users/${MEMBER_ID}`, body];

test('a new address is sent, and counts when its link is followed', async () => {
  const waits = http.patch('/users/{id}', ({ response }) =>
    response(200).json({
      user: user({ pending_email: 'new@example.com' }),
      pending_email: 'new@example.com',
    }),
  );
  const { person } = await open(path, { answers: [waits] });
  const field = await screen.findByLabelText('Email');
  expect(screen.getByRole('button', { name: 'Change the address' })).toBeDisabled();
  await person.clear(field);
  await person.type(field, ' new@example.com');
  await person.click(screen.getByRole('button', { name: 'Change the address' }));
  expect(await screen.findByText(/^Almost done/)).toBeInTheDocument();
  expect(
    await screen.findByText(/^new@example.com becomes active when you open its link/),
  ).toBeInTheDocument();
  expect(sent()).toEqual([patched({ email: 'new@example.com' })]);
});

test('an address that waits is taken back, and its letter is sent again', async () => {
  const me = user({ pending_email: 'new@example.com' });
  const mailed = http.post('/auth/verification', ({ response }) => response(202).empty());
  const { person } = await open(path, { as: me, answers: [keeping(me), mailed] });
  await person.click(await screen.findByRole('button', { name: 'Send confirmation email' }));
  expect(await screen.findByText(/^Confirmation email sent\. It arrives within 1/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Keep the old address' }));
  expect(sent()).toEqual([['POST', '/auth/verification', undefined], patched({ email: 'mika@example.com' })]);
});

test('an address that is taken is said at its field, and stays typed', async () => {
  const taken = http.patch('/users/{id}', ({ response }) =>
    response.untyped(
      refusal('user.email_taken', 409, {
        errors: { email: [{ code: 'user.email_taken', message: 'Somebody has it.' }] },
      }),
    ),
  );
  const { person } = await open(path, { answers: [taken] });
  const field = await screen.findByLabelText('Email');
  await person.clear(field);
  await person.type(field, 'other@example.com');
  await person.click(screen.getByRole('button', { name: 'Change the address' }));
  expect(await screen.findByText('Somebody has it.')).toBeInTheDocument();
  expect(screen.queryByText(/^Almost done/)).toBeNull();
  expect(field).toHaveValue('other@example.com');
});

test('a new password is sent twice, said, and no longer shown', async () => {
  const { person } = await open(path, { answers: [keeping()] });
  const field = await screen.findByLabelText('New password');
  await person.type(field, 'short');
  expect(screen.getByRole('button', { name: 'Change the password' })).toBeDisabled();
  await person.type(field, '-no-more');
  await person.click(screen.getByRole('button', { name: 'Change the password' }));
  expect(await screen.findByText('Password changed.')).toBeInTheDocument();
  const password = 'short-no-more';
  expect(sent()).toEqual([patched({ password, password_confirmation: password })]);
  expect(field).toHaveValue('');
});

test('somebody else’s address and password are not there', async () => {
  await open(`/users/${LENDER_ID}/sign_in`);
  expect((await screen.findAllByText(/was not found/)).length).toBeGreaterThan(0);
  expect(screen.queryByLabelText('New password')).toBeNull();
});
