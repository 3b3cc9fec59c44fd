import { screen, waitFor } from '@testing-library/react';
import { open, screens } from '../../../test/screens/open-screen';
import { ownShell } from '../../../test/screens/own-shell';
import { firstLocale } from './look';

screens();

const as = null;

test('visitors of an organisation see its name, its welcome and the ways in, in the title, too', async () => {
  const shell = ownShell({ welcome: { en: 'Tools for all classes.' }, sign_up: 'off' });
  await open('/', { as, shell });
  expect(await screen.findByText('Tools for all classes.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Minato University' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Minato University' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('link', { name: /Get started/ })).toBeNull();
  expect(screen.queryByText('Lent things come home.')).toBeNull();
  await waitFor(() => expect(document.title).toBe('Welcome — Minato University'));
});

test('its first page is the one that it chose', async () => {
  await open('/', { as, shell: ownShell({ start: 'search' }) });
  await waitFor(() => expect(window.location.pathname).toBe('/search'));
});

test('its languages alone are offered', async () => {
  await open('/languages', { as, shell: ownShell({ locales: ['ja', 'en'] }) });
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'ひらがな' })).toBeNull());
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

test.each([
  [['ja', 'en'], 'ja', ['en'], 'en'],
  [['ja', 'ja-Hira'], 'ja-Hira', ['en'], 'ja-Hira'],
  [['ja-Hira'], null, [undefined, 'en'], 'ja-Hira'],
  [['ja', 'en'], null, [undefined], 'en'],
] as const)(
  'of %j, with %j first, somebody who chose %j begins with %j',
  (locales, locale, chosen, first) => {
    expect(firstLocale({ locales, locale }, chosen)).toBe(first);
  },
);
