import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as plain } from 'msw';
import { user } from '../../../test/screens/fixtures';
import { open, screens } from '../../../test/screens/open-screen';
import type { Config } from '../config/config';
import type { AnalyticsEvent } from '../analytics/event-sender';

screens();
afterEach(() => {
  document.cookie = 'kashikari_consent=; Max-Age=0; Path=/';
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const COLLECTOR = 'https://count.example.jp/events';
const ASKS: Partial<Config> = {
  version: '1.2.3',
  consent: { in_use: ['analytics'], receiver: 'Example Co.' },
};
/** The settings in a page that was requested with consent. */
const SENDS: Partial<Config> = {
  ...ASKS,
  consent: { in_use: ['analytics'], endpoint: COLLECTOR },
};

const banner = () => screen.findByRole('region', { name: 'Choice of cookies' });
const noBanner = () => expect(screen.queryByRole('region', { name: 'Choice of cookies' })).toBeNull();

/** Collects the requests that reach the collector. */
function collector() {
  const requests: { readonly events: AnalyticsEvent[]; readonly credentials: string }[] = [];
  const answer = plain.post(COLLECTOR, async ({ request }) => {
    const { events } = JSON.parse(await request.text()) as { events: AnalyticsEvent[] };
    requests.push({ events, credentials: request.credentials });
    return new HttpResponse(null, { status: 204 });
  });
  return { requests, answer };
}

/** The page is left, so that whatever waits is sent. */
const leave = () => act(async () => void window.dispatchEvent(new Event('pagehide')));

/** Long enough for the pieces that come on demand. */
const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

describe('the question', () => {
  test('names the receiver, has two like answers and a way to more, and takes no focus', async () => {
    await open('/languages', { as: null, config: ASKS });
    const asked = await banner();
    expect(asked).toHaveTextContent('Sent to: Example Co.');
    const [no, yes] = ['Necessary only', 'Allow'].map((name) => screen.getByRole('button', { name }));
    expect(no?.className).toBe(yes?.className);
    expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/cookies');
    expect(asked).not.toContainElement(document.activeElement as HTMLElement);
    expect(document.cookie).toBe('');
  });

  test.each([
    ['Allow', 'kashikari_consent=1.analytics'],
    ['Necessary only', 'kashikari_consent=1'],
  ])('is gone after “%s”, which is stored', async (answer, cookie) => {
    const { person } = await open('/languages', { as: null, config: ASKS });
    await banner();
    await person.click(screen.getByRole('button', { name: answer }));
    await waitFor(noBanner);
    expect(document.cookie).toBe(cookie);
  });

  test.each([
    ['with an answer', () => void (document.cookie = 'kashikari_consent=1; Path=/'), {}],
    [
      'that sends Sec-GPC',
      () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
      {},
    ],
    ['with a member card', () => undefined, { as: user({ email: null }) }],
  ])('is not put to a browser %s', async (_which, before, options) => {
    before();
    await open('/languages', { as: null, config: ASKS, ...options });
    await wait();
    noBanner();
  });

  test('is gone when another tab has answered', async () => {
    await open('/languages', { as: null, config: ASKS });
    await banner();
    document.cookie = 'kashikari_consent=1; Path=/';
    await act(async () => void window.dispatchEvent(new Event('focus')));
    noBanner();
  });

  test('waits while a form is filled in', async () => {
    await open('/email_sign_in', { as: null, config: ASKS });
    await screen.findByRole('button', { name: /Send/ });
    await wait();
    noBanner();
  });
});

describe('events', () => {
  test('are sent after consent alone: where, and never who or which', async () => {
    document.cookie = 'kashikari_consent=1.analytics; Path=/';
    const { requests, answer } = collector();
    const { person } = await open('/users/019a0000-0000-7000-8000-000000000001/devices?secret=1', {
      ...{ config: SENDS, answers: [answer] },
    });
    await wait();
    await person.click((await screen.findAllByRole('link', { name: /Support|Groups/ }))[0]!);
    await wait();
    await leave();
    await waitFor(() => expect(requests.flatMap(({ events }) => events)).toHaveLength(2));
    const [first, second] = requests.flatMap(({ events }) => events);
    expect(first).toEqual({
      ...{ name: 'screen_view', screen: '/users/:id/devices', locale: 'en', width: 'wide' },
      ...{ version: '1.2.3', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) },
    });
    expect(second?.screen).toMatch(/^\/(support|groups)$/);
    expect(requests.map(({ credentials }) => credentials)).toEqual(['omit']);
    expect(JSON.stringify(requests)).not.toMatch(/019a0000|secret|Mika/);
  });

  test.each([
    ['before a choice', ''],
    ['after a no', 'kashikari_consent=1'],
    ['after a yes to another category', 'kashikari_consent=1.ad_storage'],
  ])('are not sent %s, even if the page has an address for them', async (_when, cookie) => {
    document.cookie = `${cookie}; Path=/`;
    const { requests, answer } = collector();
    await open('/languages', { as: null, config: SENDS, answers: [answer] });
    await wait();
    await leave();
    expect(requests).toEqual([]);
  });

  test.each([
    ['from a member card', '/languages', { as: user({ email: null }) }],
    ['where a card is entered', '/payments/new', {}],
  ])('are not sent %s', async (_where, path, options) => {
    document.cookie = 'kashikari_consent=1.analytics; Path=/';
    const { requests, answer } = collector();
    await open(path, { config: SENDS, answers: [answer], ...options });
    await wait();
    await leave();
    expect(requests).toEqual([]);
  });

  test('stop at once when consent is withdrawn, also those that wait', async () => {
    document.cookie = 'kashikari_consent=1.analytics; Path=/';
    const { requests, answer } = collector();
    const { person } = await open('/cookies', { as: null, config: SENDS, answers: [answer] });
    await wait();
    await person.click(await screen.findByRole('button', { name: 'Necessary only' }));
    await leave();
    await wait();
    expect(requests).toEqual([]);
  });
});
