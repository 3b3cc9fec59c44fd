import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error';

/** Maximum length of a visit, milliseconds. */
const VISIT = 12 * 60 * 60_000;

/**
 * Server state of the whole page, shared by shell and remotes. Keys begin with the resource's plural name: `['goods',
 * id]`, `['bookings', { scope }]`. A change can invalidate all of a resource by that first word. One key has one shape
 * of response, in every remote. The filter of a list is an object, because a word may be a slug. Failed reads with a
 * 4xx are not retried; `send` has already retried those without a response.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // Data of this visit stays available while offline.
      gcTime: VISIT,
      // A read fails at once while offline and its screen reports it, instead of showing a skeleton until the network
      // is back.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: true,
      retry: (tries, error) => isApiError(error) && error.status >= 500 && tries < 2,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
