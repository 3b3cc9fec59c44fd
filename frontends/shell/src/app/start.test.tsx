import { screen, waitFor } from '@testing-library/react';
import { open, screens } from '../../../test/screens/open-screen';

screens();

test.each(['/', '/redirect_home'])('%s leads a visitor to the landing page', async (path) => {
  await open(path, { as: null });
  expect(await screen.findByText('Lent things come home.')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/lp');
});

test.each(['/', '/redirect_home'])('%s leads a member Home', async (path) => {
  await open(path);
  await waitFor(() => expect(window.location.pathname).toBe('/home'));
});

test('a typed address of this site is opened', async () => {
  const { person } = await open('/barcode-scanner');
  const code = await screen.findByLabelText('Number or URL on the label');
  expect(screen.getByRole('button', { name: 'Open' })).toBeDisabled();
  await person.type(code, `${window.location.origin}/languages{Enter}`);
  expect(await screen.findByText('English')).toBeInTheDocument();
});
