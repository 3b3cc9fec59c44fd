import { answer, api, keepPreviousData, useQuery } from '@kashikari/web-kit';

/**
 * Queries titles, tags and categories for the typed text, in a group if one is given. The previous suggestions remain
 * while the next ones load.
 */
export function useSuggestions(typed: string, group?: string) {
  return useQuery({
    queryKey: ['goods', 'suggest', typed, group ?? ''],
    queryFn: ({ signal }) => listSuggestions(typed, group, signal),
    enabled: typed !== '',
    placeholderData: keepPreviousData,
  });
}

/** Queries the titles most similar to the words of a search, up to five, each with a good. */
export function useLikeTitles(match = '') {
  return useQuery({
    queryKey: ['goods', 'like', match],
    queryFn: async () => (await listSuggestions(match)).filter(({ kind }) => kind === 'good').slice(0, 5),
    enabled: match !== '',
  });
}

async function listSuggestions(q: string, group?: string, signal?: AbortSignal) {
  const query = { q: q.slice(0, 200), ...(group && { group_id: group }) };
  const found = await answer(api.GET('/search/suggest', { params: { query }, ...(signal && { signal }) }));
  return found.suggestions;
}

/** One title, tag or category. */
export type Suggestion = Awaited<ReturnType<typeof listSuggestions>>[number];
