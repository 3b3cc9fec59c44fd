/** What openid-client and jose say when nobody answered in time, or answered with a fault of its own. */
const CODES = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'ERR_JWKS_TIMEOUT',
  'ERR_JOSE_GENERIC',
]);

/** What `fetch` throws when there is no connection. */
const NO_CONNECTION = 'fetch failed';

/** Whether a provider could not be asked: nothing is wrong with what the person brought. */
export function isOutOfReach(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { message, name, code, status, cause } = error as Partial<Record<string, unknown>>;
  if (message === NO_CONNECTION || name === 'TimeoutError') return true;
  if (typeof status === 'number' && status >= 500) return true;
  return (typeof code === 'string' && CODES.has(code)) || isOutOfReach(cause);
}
