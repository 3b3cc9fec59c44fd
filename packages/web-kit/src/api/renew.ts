import { keepToken } from './session-token';

let running: Promise<boolean> | undefined;

/**
 * Trades the refresh cookie for a new access token. Refresh tokens rotate, and one used twice ends the whole chain, so
 * only one renewal runs at a time: in this tab by the shared promise, between tabs by a lock (where the browser has one).
 * Answers false when there is no session to renew; throws when the net failed, which says nothing about the session.
 */
export function renewToken(): Promise<boolean> {
  running ??= exclusively(renew).finally(() => {
    running = undefined;
  });
  return running;
}

async function renew(): Promise<boolean> {
  const response = await fetch('/v1/auth/refresh', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (response.status >= 500) throw new TypeError('renewal failed');
  if (!response.ok) return false;
  const body = (await response.json()) as { token: string };
  keepToken(body.token);
  return true;
}

function exclusively<T>(task: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? (locks.request('kashikari-renew', task) as Promise<T>) : task();
}
