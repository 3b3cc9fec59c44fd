import { ApiError } from './api-error';
import { confirmedFresh } from './fresh';
import { netFound, netLost, netNow } from './net';
import { problemCode } from './problem-code';
import { renewToken } from './renew';
import { answered, keyOf } from './request-keys';
import { accessToken, endSession, runsOutSoon } from './session-token';
import { traceparent } from './trace';

/** Pauses before a call that got no answer is sent again, milliseconds. */
const PAUSES = [400, 1200];

/** Time without a response after which a call fails, milliseconds. The server responds within 10 s. */
const TIMEOUT = 20_000;

/** A file is on its way for longer where the net is slow, milliseconds. */
const TIMEOUT_WITH_FILES = 180_000;

/**
 * `fetch` as every call of the product uses it: signed in, renewed once when the token has run out, and sent again when
 * nothing came back. Sending again is safe: reads change nothing, and every POST carries an Idempotency-Key, which stays
 * the same until it is answered.
 * @throws ApiError `network` when the call was broken off, `no_response` when no answer came
 */
export async function send(request: Request): Promise<Response> {
  request.headers.set('traceparent', traceparent());
  if (request.method !== 'POST' || request.headers.has('idempotency-key')) return signedIn(request);
  const print = `${request.url}\n${await request.clone().text()}`;
  request.headers.set('idempotency-key', keyOf(print));
  const response = await signedIn(request);
  await answered(print, response);
  return response;
}

async function signedIn(request: Request): Promise<Response> {
  const response = await renewing(request);
  if (response.status !== 403 || (await problemCode(response)) !== 'auth.fresh_needed') return response;
  // The call waits, and the typed values stay; a user who doesn't confirm sees the server's refusal.
  return (await confirmedFresh()) ? signedIn(request) : response;
}

async function renewing(request: Request): Promise<Response> {
  // If the renewal fails, the token is still valid for a minute, and the response decides.
  if (accessToken() !== undefined && runsOutSoon()) await renewToken().catch(() => undefined);
  const response = await attempt(request);
  if (response.status !== 401 || accessToken() === undefined) return response;
  const code = String(await problemCode(response));
  // A wrong password or a used link does not concern the session.
  if (code.startsWith('auth.')) return response;
  // An ended session (signed out elsewhere, a new password, a revoked card) can't be renewed; only an expired token
  // can.
  if (code !== 'session_ended' && (await renewed())) return attempt(request);
  endSession();
  return response;
}

/** Returns true if the session continues. Being offline doesn't end it. */
async function renewed(): Promise<boolean> {
  const user = await renewToken().catch(() => {
    throw nobodyThere(ApiError.network());
  });
  return user !== undefined;
}

function nobodyThere(error: ApiError): ApiError {
  netLost();
  return error;
}

async function attempt(request: Request): Promise<Response> {
  const token = accessToken();
  if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`);
  const repeatable = request.method === 'GET' || request.method === 'POST';
  for (let tries = 0; ; tries += 1) {
    const ended = new AbortController();
    let lost = false;
    const left = netNow();
    const timer = setTimeout(() => {
      lost = true;
      ended.abort();
    }, timeoutFor(request));
    // The caller can also abort while the body is read, e.g. to end a stream.
    request.signal.addEventListener('abort', () => ended.abort(), { once: true });
    try {
      const response = await fetch(request.clone(), { signal: ended.signal });
      netFound(left);
      return response;
    } catch (error) {
      const pause = PAUSES[tries];
      if (request.signal.aborted) throw error;
      if (lost || !navigator.onLine) throw nobodyThere(ApiError.noResponse());
      if (!repeatable || pause === undefined) throw nobodyThere(ApiError.network());
      await new Promise((resolve) => setTimeout(resolve, pause));
    } finally {
      clearTimeout(timer);
    }
  }
}

function timeoutFor(request: Request): number {
  const type = request.headers.get('content-type');
  return !type || type.includes('json') ? TIMEOUT : TIMEOUT_WITH_FILES;
}
