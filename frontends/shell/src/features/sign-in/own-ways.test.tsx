import { screen, waitFor } from '@testing-library/react';
import { ownShell } from '../../../../test/screens/own-shell';
import { open, screens } from '../../../../test/screens/open-screen';

screens();

const MINATO = ownShell({ ways: ['link', 'card'], sign_up: 'off' });

test('the shell of an organisation shows its own ways of signing in, and no others', async () => {
  await open('/sign_in', { as: null, shell: MINATO });
  expect(await screen.findByText('Email me a sign-in link')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
  expect(screen.getByText('Sign in with a member card')).toBeInTheDocument();
  expect(screen.queryByText('Sign in with a passkey')).toBeNull();
  expect(screen.queryByText('Forgot your password?')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Register an organization' })).toBeNull();
});

test('where nobody makes an account, the page says how to come in instead', async () => {
  await open('/sign_up', { as: null, shell: MINATO });
  expect(await screen.findByText(/Use the sign-in method that your organization offers/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
});
