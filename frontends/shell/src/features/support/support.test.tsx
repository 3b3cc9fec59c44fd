import { cleanup, screen, waitFor } from '@testing-library/react';
import { subscription } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http } from '../../../../test/screens/server';

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

test('help answers what support answers, and a question shows its answer', async () => {
  const { person } = await open('/help', { as: null });
  const question = await screen.findByText('What does it cost?');
  await person.click(question);
  expect(question.closest('details')).toHaveAttribute('open');
});

test('support promises no answer where the operator has set no contact', async () => {
  await open('/support', { as: null });
  await screen.findByText('What does it cost?');
  expect(screen.queryByText(/Support on weekdays/)).toBeNull();
});

test('support says the time to a reply, and a shorter one to accounts whose plan includes it', async () => {
  const config = { contact: 'help@example.jp' };
  await open('/support', { as: null, config });
  expect(await screen.findByText(/reply within two business days/)).toBeInTheDocument();
  cleanup();
  const features = ['priority_support'] as const;
  await open('/support', {
    config,
    answers: [
      http.get('/subscriptions/current', ({ response }) =>
        response(200).json({ subscription: subscription({ features: [...features] }), plans: [] }),
      ),
    ],
  });
  expect(await screen.findByText(/reply within 1 business day/)).toBeInTheDocument();
});

test('a typed address of this site is opened', async () => {
  const { person } = await open('/barcode-scanner');
  const code = await screen.findByLabelText('Number or URL on the label');
  expect(screen.getByRole('button', { name: 'Open' })).toBeDisabled();
  await person.type(code, `${window.location.origin}/languages{Enter}`);
  expect(await screen.findByText('English')).toBeInTheDocument();
});
