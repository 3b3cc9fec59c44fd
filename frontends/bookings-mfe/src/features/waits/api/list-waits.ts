import { answer, api, useQuery } from '@kashikari/web-kit';

/** The refetch interval in milliseconds: the longest time until the page shows that it is the user's turn. */
const LOOK_EVERY = 20_000;

/** The maximum number of entries shown, more than one person waits for; a longer list shows its oldest entries. */
const MAX_SHOWN = 100;

/** Queries the caller's open waits, or the waiting list of a good in its order. */
export function useWaits(goodId?: string) {
  return useQuery({
    queryKey: ['waits', { goodId }],
    queryFn: () =>
      answer(
        api.GET('/waits', {
          params: { query: { live: 'true', per_page: MAX_SHOWN, ...(goodId && { good_id: goodId }) } },
        }),
      ),
    refetchInterval: LOOK_EVERY,
  });
}

/** Waits with their goods and people, as {@link useWaits} answers them. */
type WaitsView = NonNullable<ReturnType<typeof useWaits>['data']>;

/** A wait as the REST contract answers it. */
export type WaitView = WaitsView['waits'][number];

/** A person in the answer, with their record where the caller may see it. */
export type WaitPerson = WaitsView['users'][number];
