import { screen } from '@testing-library/react';
import { open, screens } from '../../../../test/screens/open-screen';
import { consentIn } from './consent';

screens();

beforeEach(() => {
  document.cookie = 'kashikari_consent=; path=/; max-age=0';
});

test('a kind of cookie is allowed and taken back, each kept at once', async () => {
  const { person } = await open('/cookies', { as: null });
  await person.click(await screen.findByLabelText(/^Statistics/));
  expect(await screen.findByText('Your choice is kept')).toBeInTheDocument();
  expect([...(consentIn(document.cookie) ?? [])]).toEqual(['analytics']);
  await person.click(screen.getByLabelText(/^Statistics/));
  expect([...(consentIn(document.cookie) ?? ['none kept'])]).toEqual([]);
});

test.each([
  ['Necessary only', 0],
  ['Allow all', 4],
])('%s is chosen once, and the question goes', async (name, allowed) => {
  const { person } = await open('/support', { as: null });
  await person.click(await screen.findByRole('button', { name }));
  expect(consentIn(document.cookie)?.size).toBe(allowed);
  expect(screen.queryByRole('button', { name })).toBeNull();
});
