import { answer, api, queryOptions } from '@kashikari/web-kit';

/** The labs and experiments of the signed-in user. Member cards have none. */
export const labsQuery = queryOptions({
  queryKey: ['labs'],
  queryFn: () => answer(api.GET('/labs')),
  staleTime: Infinity,
});
