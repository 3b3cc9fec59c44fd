import { screen } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { open, screens } from '../../../../test/screens/open-screen';
import { writes } from '../../../../test/screens/server';

screens();

faces('the way to a group by its address', { path: '/groups/join', shows: 'Continue' });

test('an address that is none is said at its field, and the one of a group leads there', async () => {
  const { person } = await open('/groups/join');
  const field = await screen.findByLabelText(/^Group URL/);
  await person.type(field, 'ひまわり');
  await person.click(screen.getByText('Continue'));
  expect(screen.getByText(/isn’t a group URL/)).toBeInTheDocument();
  expect(window.location.pathname).toBe('/groups/join');
  await person.clear(field);
  await person.type(field, 'https://example.com/-/Himawari');
  await person.click(screen.getByText('Continue'));
  expect(await screen.findByRole('heading', { level: 1, name: 'ひまわり文庫' })).toBeInTheDocument();
  expect(window.location.pathname).toBe('/-/himawari');
  expect(writes()).toEqual([]);
});
