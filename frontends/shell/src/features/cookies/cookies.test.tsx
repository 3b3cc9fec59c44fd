import { screen, within } from '@testing-library/react';
import { open, screens } from '../../../../test/screens/open-screen';

screens();

test('lists five kinds of cookies, of which only the necessary ones are in use', async () => {
  await open('/cookies', { as: null });
  const necessary = (await screen.findByRole('heading', { name: 'Necessary' })).closest<HTMLElement>('.lrow');
  expect(within(necessary as HTMLElement).getByText('In use')).toBeInTheDocument();
  expect(screen.getAllByText('Not in use')).toHaveLength(4);
  expect(screen.queryByRole('switch')).toBeNull();
});

test('a visitor is asked for no consent, and gets no cookie', async () => {
  await open('/support', { as: null });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/cookies.*\?/i)).toBeNull();
  expect(document.cookie).toBe('');
});
