import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error';

/** Maximum length of a visit, milliseconds. */
const VISIT = 12 * 60 * 60_000;

/**
 * Server state of the whole page, shared by shell and remotes. Keys begin with the resource's plural name
 * (`['goods', id]`, `['bookings', { scope }]`), so that an act can make all of a resource stale by that first word.
 * One key is one shape of answer, in every remote; what a list is of is said by an object, since a word may be a slug.
 * Reads that failed for a reason of ours (4xx) are not repeated; `send` has already repeated those without an answer.
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
