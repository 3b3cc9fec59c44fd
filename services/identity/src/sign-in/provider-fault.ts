/** Errors of openid-client and jose for a timeout or a fault of the server. */
const CODES = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'ERR_JWKS_TIMEOUT',
  'ERR_JOSE_GENERIC',
]);

/** Message that `fetch` throws without a connection. */
const NO_CONNECTION = 'fetch failed';

/** Returns true if a provider could not be reached, which says nothing about the person's input. */
export function isOutOfReach(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { message, name, code, status, cause } = error as Partial<Record<string, unknown>>;
  if (message === NO_CONNECTION || name === 'TimeoutError') return true;
  if (typeof status === 'number' && status >= 500) return true;
  return (typeof code === 'string' && CODES.has(code)) || isOutOfReach(cause);
}
