import { ApiError } from './api-error';
import { randomId } from './random-id';
import { renewToken } from './renew';
import { accessToken, endSession } from './session-token';
import { traceparent } from './trace';

/** Pauses before a call that got no answer is sent again, milliseconds. */
const PAUSES = [400, 1200];

/**
 * `fetch` as every call of the product uses it: signed in, renewed once when the token has run out, and sent again when
 * nothing came back. Sending again is safe: reads change nothing, and every POST carries an Idempotency-Key.
 */
export async function send(request: Request): Promise<Response> {
  if (request.method === 'POST' && !request.headers.has('idempotency-key')) {
    request.headers.set('idempotency-key', randomId());
  }
  request.headers.set('traceparent', traceparent());
  const response = await attempt(request);
  if (response.status !== 401 || accessToken() === undefined) return response;
  if (await renewToken()) return attempt(request);
  endSession();
  return response;
}

async function attempt(request: Request): Promise<Response> {
  const token = accessToken();
  if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`);
  const repeatable = request.method === 'GET' || request.method === 'POST';
  for (let tries = 0; ; tries += 1) {
    try {
      return await fetch(request.clone());
    } catch (error) {
      const pause = PAUSES[tries];
      if (request.signal.aborted) throw error;
      if (!repeatable || pause === undefined || !navigator.onLine) throw ApiError.network();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
