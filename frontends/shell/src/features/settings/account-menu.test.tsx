import { screen } from '@testing-library/react';
import { MEMBER_ID, user } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';

screens();

test('a dark screen is switched on and off', async () => {
  const { person, store } = await open('/menu');
  await person.click(await screen.findByLabelText('Dark mode'));
  expect(store.getState().prefs.colorScheme).toBe('dark');
  await person.click(screen.getByLabelText('Dark mode'));
  expect(store.getState().prefs.colorScheme).toBe('light');
});

test('who may edit the account finds its settings and can add another account', async () => {
  await open('/menu');
  await screen.findByText('Add an account');
  const settings = () => document.querySelector(`main a[href="/users/${MEMBER_ID}/edit"]`);
  expect(settings()).toHaveTextContent('Settings');
});

test('a member card has neither settings nor another account', async () => {
  await open('/menu', { as: user({ email: null, permissions: [] }) });
  await screen.findByText('Dark mode');
  expect(document.querySelector('main a[href$="/edit"]')).toBeNull();
  expect(screen.queryByText('Add an account')).toBeNull();
});
