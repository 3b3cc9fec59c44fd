import { forgetRenewal, renewalKey } from './renewal-key';
import { keepToken } from './session-token';
import type { User } from './wire';

/** Delay before a retry while another renewal is still running, milliseconds, and the number of retries. */
const AGAIN = 200;
const TIMES = 10;

let running: Promise<User | undefined> | undefined;

/**
 * Exchanges the refresh cookie for a new access token. Refresh tokens rotate, and one used twice ends the whole chain,
 * so only one renewal runs at a time. A shared promise ensures this in a tab, and a lock between tabs (if the browser
 * has one). Returns the user of the session, or undefined if there is no session to renew. Throws if the network
 * failed, which does not end the session.
 */
export function renewToken(): Promise<User | undefined> {
  running ??= exclusively(renew).finally(() => {
    running = undefined;
  });
  return running;
}

async function renew(): Promise<User | undefined> {
  const response = await ask();
  if (response.status >= 500 || response.status === 409) throw new TypeError('renewal failed');
  if (!response.ok) {
    forgetRenewal();
    return undefined;
  }
  const body = (await response.json()) as { token: string; user: User };
  keepToken(body.token);
  return body.user;
}

/** The page before may have left while its renewal was at work (409): the answer is waited for. */
async function ask(times = TIMES): Promise<Response> {
  const response = await fetch('/v1/auth/refresh', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'idempotency-key': renewalKey() },
    body: '{}',
  });
  if (response.status !== 409 || times === 0) return response;
  await new Promise((resolve) => setTimeout(resolve, AGAIN));
  return ask(times - 1);
}

function exclusively<T>(task: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? (locks.request('kashikari-renew', task) as Promise<T>) : task();
}
