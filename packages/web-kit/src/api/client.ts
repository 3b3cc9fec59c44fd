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
 * What a call answered, or an {@link ApiError}. Any answer may bring a refreshed `token` (REST contract,
 * "refreshed token"); it is kept here, so that no caller has to think of it.
 */
export async function answer<T>(pending: Promise<Pending<T>>): Promise<T> {
  const { data, error, response } = await pending;
  if (!response.ok) throw toApiError(response.status, error);
  const refreshed = (data as { token?: unknown } | undefined)?.token;
  if (typeof refreshed === 'string') keepToken(refreshed);
  return data as T;
}
