import type { LOCALES } from '@kashikari/web-kit';
import {
  FlashRegion,
  KitProvider,
  LoadError,
  answer,
  api,
  createStore,
  keepToken,
  startI18n,
  useFlash,
} from '@kashikari/web-kit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { netFound } from '../../packages/web-kit/src/api/net';
import { SAID_BY_SCREENS, type Sentences } from './said-by-screens';
import { words } from './words';

// Section 8 of the product specification, as far as the browser shows its texts; tests/contract/spoken-refusals.test.ts
// provokes the server’s. Every sentence is typed manually, in the order en, ja, ja-Hira.

const realFetch = global.fetch;
afterEach(() => {
  global.fetch = realFetch;
  jest.restoreAllMocks();
  keepToken(undefined);
  netFound();
});

/** Mocks the network and nothing else: everything after it is the product’s own code. */
function network(says: () => Response | Error): void {
  global.fetch = jest.fn(async () => {
    const told = says();
    if (told instanceof Error) throw told;
    return told;
  });
}

const page = (status: number) => () => new Response('<html>', { status });
const problem = (status: number, code: string, detail: string) => () =>
  Response.json({ status, code, detail, title: '', type: '', trace_id: '0' }, { status });

/** A button that changes something, and says what it is refused with. */
function Act() {
  const { sayError } = useFlash();
  const change = () => answer(api.PATCH('/goods/{id}', { params: { path: { id: '1' } }, body: {} }));
  return (
    <button type="button" onClick={() => void change().catch(sayError)}>
      Act
    </button>
  );
}

async function heard(locale: (typeof LOCALES)[number]): Promise<string | undefined> {
  await startI18n(locale);
  const { unmount } = render(
    <KitProvider store={createStore()}>
      <Act />
      <FlashRegion />
    </KitProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  await act(async () => undefined);
  const said = screen.queryByRole('alert')?.querySelector('.grow')?.textContent ?? undefined;
  unmount();
  return said;
}

async function inAllLanguages(): Promise<(string | undefined)[]> {
  return [await heard('en'), await heard('ja'), await heard('ja-Hira')];
}

const SAID: Readonly<Record<string, readonly [provoked: () => Response | Error, says: Sentences]>> = {
  'a connection that breaks': [
    () => new TypeError('reset'),
    [
      'Couldn’t connect. Check your connection and try again.',
      'つながりませんでした。もう一度お試しください。',
      'つながりませんでした。もう いちど やって ください。',
    ],
  ],
  'status 400': [
    page(400),
    [
      'Please check the entered information.',
      '入力内容を確認してください。',
      'いれた ないようを たしかめて ください。',
    ],
  ],
  'status 403': [
    page(403),
    ['You do not have access permission.', 'アクセス権限がありません。', 'これを する けんりが ありません。'],
  ],
  'status 429': [
    page(429),
    [
      'Too many requests. Wait a moment and try again.',
      '回数が多すぎます。すこし待ってから、もう一度お試しください。',
      'なんども しすぎました。すこし まってから ためして ください。',
    ],
  ],
  'status 481': [
    page(481),
    [
      'Signed in without editing permission. Please sign in again without using a QR code.',
      '編集権限なしでログインしています。QRコードを使わずにログインし直してください。',
      'みるだけの ログインです。QR を つかわずに ログインして ください。',
    ],
  ],
  'status 500': [
    page(500),
    [
      'A server error has occurred.',
      'サーバーでエラーが起きました。',
      'うまく いきませんでした。すこし まって ください。',
    ],
  ],
  'status 502': [
    page(502),
    [
      'The service is temporarily unavailable. Please try again later.',
      'いまは使えません。しばらくしてからお試しください。',
      'いまは つかえません。すこし まって ください。',
    ],
  ],
  'status 503': [
    page(503),
    [
      'The service is temporarily unavailable. Please try again later.',
      'いまは使えません。しばらくしてからお試しください。',
      'いまは つかえません。すこし まって ください。',
    ],
  ],
  'a status that nobody knows': [
    page(418),
    [
      'Something went wrong. Try again, and if it keeps happening, contact support.',
      'うまくいきませんでした。もう一度お試しください。続くときはサポートに知らせてください。',
      'うまく いきませんでした。もう いちど やって ください。つづく ときは サポートに しらせて ください。',
    ],
  ],
};

describe('a change that is refused', () => {
  test.each(Object.entries(SAID))(
    'by %s is said in the person’s language',
    async (_name, [says, sentences]) => {
      network(says);
      expect(await inAllLanguages()).toEqual(sentences);
    },
  );

  test('for want of an answer is told apart from a connection that breaks', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network(() => new TypeError('offline'));
    expect(await inAllLanguages()).toEqual([
      'The server didn’t respond. Try again with a stronger connection.',
      '返事がありませんでした。電波のよいところで、もう一度お試しください。',
      'へんじが きませんでした。でんぱの いい ところで もう いちど やって ください。',
    ]);
  });

  test.each([401, 404, 444])('with status %d is not said: the screen itself shows it', async (status) => {
    network(page(status));
    expect(await inAllLanguages()).toEqual([undefined, undefined, undefined]);
  });

  test.each([
    [401, 'session_ended'],
    [401, 'unauthenticated'],
    [404, 'not_found'],
  ])('with %d %s is not said either', async (status, code) => {
    network(problem(status, code, 'Not to be heard.'));
    expect(await heard('en')).toBeUndefined();
  });

  test.each([
    [401, 'auth.failed', 'Authentication failed.'],
    [404, 'invite.expired', 'This invitation is no longer valid. Ask for a new one.'],
    [429, 'plan_limit', 'You have reached the access limit for this account.'],
  ])('with %d %s is said in the gateway’s words', async (status, code, detail) => {
    network(problem(status, code, detail));
    expect(await heard('en')).toBe(detail);
  });
});

test('what one may not see is told apart from what one may not do', async () => {
  network(problem(403, 'forbidden', 'You do not have access permission.'));
  const refused = await answer(api.GET('/goods/{id}', { params: { path: { id: '1' } } })).catch(
    (error) => error,
  );
  const said: (string | null)[] = [];
  for (const locale of ['en', 'ja', 'ja-Hira'] as const) {
    await startI18n(locale);
    const { unmount } = render(
      <KitProvider store={createStore()}>
        <LoadError error={refused} onRetry={() => undefined} />
      </KitProvider>,
    );
    said.push(screen.getByRole('alert').textContent);
    unmount();
  }
  expect(said).toEqual([
    'You do not have permission to display this.',
    '表示する権限がありません。',
    'これを みる けんりが ありません。',
  ]);
});

test.each(SAID_BY_SCREENS)('%s says “%s” in three languages', (place, key, says) => {
  const said = ['en', 'ja', 'ja-Hira'].map((locale) => words(`${place}/src/i18n`, locale).get(key));
  expect(said).toEqual(says);
});
