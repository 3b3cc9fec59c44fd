import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as plain } from 'msw';
import { open, screens } from '../../../test/screens/open-screen';
import { user } from '../../../test/screens/fixtures';
import type { Config } from '../config/config';

screens();

const OLD: Partial<Config> = { version: '1.0.0', environment: 'production' };
const released = (version: string) =>
  plain.get('*/config.json', () => HttpResponse.json({ ...OLD, version }));

/** The page is looked at again, an hour later. */
async function comeBack(): Promise<void> {
  jest.setSystemTime(Date.now() + 3_600_000);
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
  });
}

describe('a new release', () => {
  test('is offered to who comes back to the page, and not again after “Later”', async () => {
    const { person } = await open('/languages', { config: OLD, answers: [released('1.1.0')] });
    expect(screen.queryByText('A new version is ready.')).toBeNull();
    await comeBack();
    expect(await screen.findByRole('button', { name: 'Restart' })).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Later' }));
    await comeBack();
    expect(screen.queryByText('A new version is ready.')).toBeNull();
  });

  test('waits until a form is left', async () => {
    const { person } = await open('/email_sign_in', {
      ...{ as: null, config: OLD, answers: [released('1.1.0')] },
    });
    expect(await screen.findByRole('button', { name: /Send/ })).toBeInTheDocument();
    await comeBack();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.queryByText('A new version is ready.')).toBeNull();
    await person.click(screen.getByRole('link', { name: 'Language' }));
    expect(await screen.findByText('A new version is ready.', {}, { timeout: 5_000 })).toBeInTheDocument();
  });

  test.each(['development', 'staging'] as const)('comes without a word in %s', async (environment) => {
    let asked = 0;
    const count = plain.get('*/config.json', () => {
      asked += 1;
      return HttpResponse.json({ version: '1.1.0' });
    });
    await open('/languages', { config: { ...OLD, environment }, answers: [count] });
    await comeBack();
    expect([asked, screen.queryByText('A new version is ready.')]).toEqual([0, null]);
  });

  test('is none when the gateway serves what the page is of', async () => {
    await open('/languages', { config: OLD, answers: [released('1.0.0')] });
    await comeBack();
    expect(screen.queryByText('A new version is ready.')).toBeNull();
  });
});

describe('the smart banner', () => {
  const STORES: Partial<Config> = {
    stores: { ios: 'https://apps.apple.com/app/id1', android: 'https://play.google.com/store/apps/x' },
  };
  const NONE: Partial<Config> = { stores: { ios: null, android: null } };

  /** A phone's browser. jsdom has neither pointers nor modes of display. */
  function phone(agent: 'Android' | 'iPhone' | 'Desktop', standalone = false): void {
    const told = (query: string) =>
      query.includes('standalone') ? standalone : query.includes('coarse') && agent !== 'Desktop';
    window.matchMedia = ((query: string) =>
      Object.assign(new EventTarget(), {
        matches: told(query),
        media: query,
      })) as unknown as typeof matchMedia;
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${agent})`);
  }

  const before = window.matchMedia;
  afterEach(() => {
    jest.restoreAllMocks();
    window.matchMedia = before;
  });

  test('leads a phone to its store, and is gone for fourteen days once closed', async () => {
    phone('Android');
    const { person, store } = await open('/languages', { as: null, config: STORES });
    const link = await screen.findByRole('link', { name: 'Open in the store' });
    expect(link).toHaveAttribute('href', STORES.stores?.android);
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('link', { name: 'Open in the store' })).toBeNull();
    const { bannerClosedAt } = store.getState().prefs;
    expect(JSON.parse(localStorage.getItem('kashikari.prefs') ?? '{}')).toMatchObject({ bannerClosedAt });
  });

  test.each([
    [13 * 24, false],
    [14 * 24 + 1, true],
  ])('closed %d hours ago it is shown: %p', async (hours, shown) => {
    phone('iPhone');
    localStorage.setItem(
      'kashikari.prefs',
      JSON.stringify({ bannerClosedAt: Date.now() - hours * 3_600_000 }),
    );
    await open('/languages', { as: null, config: STORES });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Open in the store' }) !== null).toBe(shown),
    );
  });

  test('says how it is done by hand on an iPhone without a store', async () => {
    phone('iPhone');
    await open('/languages', { as: null, config: NONE });
    expect(await screen.findByText('Tap Share, then “Add to Home Screen”.')).toBeInTheDocument();
  });

  test('asks the browser where that can install, and is gone for good then', async () => {
    phone('Android');
    const { catchInstallPrompt } = await import('./install-prompt');
    catchInstallPrompt();
    const { person, store } = await open('/languages', { as: null, config: NONE });
    const question = Object.assign(new Event('beforeinstallprompt'), {
      prompt: async () => ({ outcome: 'accepted' }),
    });
    act(() => void window.dispatchEvent(question));
    await person.click(await screen.findByRole('button', { name: 'Install' }));
    await waitFor(() => expect(store.getState().prefs.installed).toBe(true));
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  });

  test('is not for a desk, not for who opened the app, and not for a card on a shared device', async () => {
    phone('Desktop');
    await open('/languages', { as: null, config: STORES });
    expect(screen.queryByRole('link', { name: 'Open in the store' })).toBeNull();
    phone('iPhone', true);
    const { store } = await open('/languages', { as: null, config: STORES });
    expect(store.getState().prefs.installed).toBe(true);
    localStorage.clear();
    phone('iPhone');
    await open('/languages', { as: { ...user(), email: null }, config: STORES });
    expect(screen.queryByRole('link', { name: 'Open in the store' })).toBeNull();
  });
});
