import { screen } from '@testing-library/react';
import { HttpResponse, http as plain } from 'msw';
import { open, screens } from '../../../../test/screens/open-screen';

screens();

const written = (legal: Record<string, string[]>) =>
  plain.get('/config.json', () => HttpResponse.json({ remotes: [], legal }));

test.each([
  ['/terms', 'Terms of use'],
  ['/privacy', 'Privacy'],
  ['/commerce_law', 'Commercial disclosure'],
])('%s says that nothing is written yet, and whom to ask', async (path, title) => {
  await open(path, { as: null, answers: [written({})] });
  expect(await screen.findByText('Not published yet')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});

test('terms written in Japanese alone are shown to an English reader, and called so', async () => {
  const text = plain.get('/legal/terms.ja.txt', () => HttpResponse.text('# 第一条\n\n貸します。'));
  await open('/terms', { as: null, answers: [written({ terms: ['ja'] }), text] });
  expect(await screen.findByText('貸します。')).toBeInTheDocument();
  expect(screen.getByText(/This text isn’t available in your language\./)).toBeInTheDocument();
});

test('terms that can not be read are not called unwritten', async () => {
  const fails = plain.get('/legal/terms.en.txt', () => new HttpResponse(null, { status: 503 }));
  await open('/terms', { as: null, answers: [written({ terms: ['en'] }), fails] });
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 4000 })).toBeInTheDocument();
  expect(screen.queryByText('Not published yet')).toBeNull();
});

describe('the receivers of data', () => {
  const config = { external: ['stripe', 'ndl'] };

  test('are below the operator’s privacy policy, where the settings name them', async () => {
    const text = plain.get('/legal/privacy.en.txt', () => HttpResponse.text('We store little.'));
    await open('/privacy#external', { as: null, config, answers: [written({ privacy: ['en'] }), text] });
    expect(await screen.findByText('We store little.')).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'Stripe (USA)' })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'National Diet Library (Japan)' })).toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  test('are shown alone without a policy', async () => {
    await open('/privacy', { as: null, config, answers: [written({})] });
    expect(await screen.findByRole('cell', { name: 'Stripe (USA)' })).toBeInTheDocument();
    expect(screen.queryByText('Not published yet')).toBeNull();
  });

  test('are not part of the terms', async () => {
    await open('/terms', { as: null, config, answers: [written({})] });
    expect(await screen.findByText('Not published yet')).toBeInTheDocument();
    expect(screen.queryByRole('cell')).toBeNull();
  });
});
