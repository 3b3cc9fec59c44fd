import {
  type Locale,
  KitProvider,
  addTranslations,
  createStore,
  keepToken,
  queryClient,
  signedIn,
  signedOut,
  startI18n,
} from '@kashikari/web-kit';
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { netFound } from '../../../packages/web-kit/src/api/net';
import { watchMissing } from '../../../packages/web-kit/src/i18n/texts';
import { REMOTES } from '../../../packages/web-kit/src/remotes/remote';
import { App } from '../../shell/src/app/app';
import type { Config, OwnShell } from '../../shell/src/config/config';
import { translations } from '../../shell/src/i18n/translations';
import { defaults } from './defaults';
import { fewZones } from './few-zones';
import { NOW, type User, user } from './fixtures';
import { calls, listen, server, unanswered } from './server';

interface Options {
  /** The organisation at whose host it is opened; the common shell when left out. */
  readonly shell?: OwnShell | null;
  /** The access token of the signed-in user, for tests of its claims. */
  readonly token?: string;
  /** Settings of the installation beside. */
  readonly config?: Partial<Config>;
  /** The signed-in user; Mika, a member, when left out; null for a visitor. */
  readonly as?: User | null;
  /** English when left out: its words are the easiest to write down. */
  readonly locale?: Locale;
  /** The gateway's additional responses, which override the usual ones. */
  readonly answers?: readonly RequestHandler[];
}

/**
 * Sets up the screen tests of a file; call it once. The date is fixed, the gateway is MSW, and an unhandled call fails
 * its test.
 */
export function screens(): void {
  beforeAll(() => listen());
  beforeEach(() => {
    // Only the date is fake; timers run in real time.
    jest.useFakeTimers({ now: NOW, advanceTimers: true, doNotFake: TIMERS });
    // Fake timers replace Intl, so the time zones are limited again.
    fewZones();
  });
  afterEach(() => {
    cleanup();
    queryClient.clear();
    netFound();
    server.resetHandlers();
    localStorage.clear();
    sessionStorage.clear();
    jest.useRealTimers();
    expect({ unanswered: unanswered.splice(0), missing: missing.splice(0) }).toEqual({
      unanswered: [],
      missing: [],
    });
  });
  afterAll(() => server.close());
}

const TIMERS = [
  ...([
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
  ] as const),
  ...([
    'nextTick',
    'queueMicrotask',
    'performance',
    'requestAnimationFrame',
    'cancelAnimationFrame',
  ] as const),
  ...(['requestIdleCallback', 'cancelIdleCallback', 'hrtime'] as const),
];

/** Opens an address of the real application, shell and remotes, with its routes, frame and words. */
export async function open(
  path: string,
  {
    as = user(),
    locale = 'en',
    answers = [],
    shell = null,
    config: settings = {},
    token = 'token',
  }: Options = {},
) {
  server.use(...answers, ...defaults(as));
  window.history.replaceState(null, '', path);
  calls.splice(0);
  const store = createStore();
  keepToken(as ? token : undefined);
  store.dispatch(as ? signedIn(as) : signedOut());
  await startI18n(locale);
  watchMissing((what) => missing.push(what));
  await addTranslations('shell', translations);
  const remotes = REMOTES.map((name) => ({ name, entry: '' }));
  const config = Promise.resolve({ remotes, legal: {}, shell, ...settings });
  await act(async () => {
    render(
      <KitProvider store={store}>
        <App config={config} />
      </KitProvider>,
    );
  });
  // No loaded style could prevent presses, and the check at each press is slow.
  return { store, person: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

/** Texts that were requested but are missing, and values that a text requires but does not receive. */
const missing: string[] = [];
