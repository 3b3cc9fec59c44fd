import createClient from 'openapi-fetch';
import { currentLocale } from '../i18n/locale';
import { toApiError } from './api-error';
import type { paths } from './schema';
import { send } from './send';
import { keepToken } from './session-token';

/** Every call of the REST contract, typed by the gateway's OpenAPI document. Wrap each in {@link answer}. */
export const api = createClient<paths, 'application/json'>({ baseUrl: '/v1', fetch: send });

api.use({
  onRequest({ request }) {
    request.headers.set('accept-language', currentLocale());
  },
  onResponse({ response }) {
    // An answer without a type has no body (202 of `POST /auth`); read as JSON it would be a fault.
    return response.ok && !response.headers.has('content-type')
      ? new Response(null, { status: 204 })
      : response;
  },
});

interface Pending<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/**
 * Returns the data of a response, or throws an {@link ApiError}. Any response may contain a refreshed `token` (REST
 * contract, "refreshed token"), which is stored here for all callers.
 */
export async function answer<T>(pending: Promise<Pending<T>>): Promise<T> {
  const { data, error, response } = await pending;
  if (!response.ok) throw toApiError(response.status, error);
  const refreshed = (data as { token?: unknown } | undefined)?.token;
  if (typeof refreshed === 'string') keepToken(refreshed);
  return data as T;
}
