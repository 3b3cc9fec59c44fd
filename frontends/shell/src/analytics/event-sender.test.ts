import { EventSender, type AnalyticsEvent } from './event-sender';
import { exposure, noEvents, sendEventsTo, track } from './events';

const event = (name: string): AnalyticsEvent => ({
  ...{ name, screen: '/home', locale: 'ja', width: 'wide', version: '1', at: '2026-11-29T00:00:00.000Z' },
});

const sent = jest.fn((_address: string, _request: RequestInit) => Promise.reject(new Error('unreachable')));
const namesIn = (call: number) =>
  (JSON.parse(sent.mock.calls[call]?.[1].body as string) as { events: AnalyticsEvent[] }).events.map(
    ({ name }) => name,
  );

beforeEach(() => {
  sent.mockClear();
  jest.useFakeTimers();
  globalThis.fetch = sent as unknown as typeof fetch;
  document.cookie = 'kashikari_consent=1.analytics; Path=/';
});
afterEach(() => {
  jest.useRealTimers();
  document.cookie = 'kashikari_consent=; Max-Age=0; Path=/';
});

describe('the sender of events', () => {
  test('cuts names to 40 characters', () => {
    const sender = new EventSender('https://count.example.jp/');
    sender.send(event('e'.repeat(41)));
    sender.flush();
    expect(namesIn(0)).toEqual(['e'.repeat(40)]);
  });

  test('sends ten events at once, fewer after five seconds, and a failed request once', () => {
    const sender = new EventSender('https://count.example.jp/');
    for (let at = 0; at < 11; at++) sender.send(event(`e${at}`));
    expect([sent.mock.calls.length, namesIn(0).length]).toEqual([1, 10]);
    jest.advanceTimersByTime(4_999);
    expect(sent).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(60_000);
    expect([sent.mock.calls.length, namesIn(1)]).toEqual([2, ['e10']]);
  });

  test('omits credentials and referrer', () => {
    const sender = new EventSender('https://count.example.jp/');
    sender.send(event('e'));
    sender.flush();
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  });

  test('sends nothing without consent, and nothing that waited when it was withdrawn', () => {
    const sender = new EventSender('https://count.example.jp/');
    sender.send(event('waits'));
    document.cookie = 'kashikari_consent=1; Path=/';
    sender.flush();
    sender.send(event('without'));
    jest.advanceTimersByTime(60_000);
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('an event', () => {
  test('waits for the sender, up to twenty of them', () => {
    exposure('new_home', 'b');
    for (let at = 0; at < 30; at++) track('screen_view');
    const names: string[] = [];
    const end = sendEventsTo((name) => names.push(name));
    expect([names.length, names[0]]).toEqual([20, 'exposure_new_home_b']);
    end();
    noEvents();
    track('screen_view');
    const later: string[] = [];
    sendEventsTo((name) => later.push(name));
    expect(later).toEqual([]);
  });
});
