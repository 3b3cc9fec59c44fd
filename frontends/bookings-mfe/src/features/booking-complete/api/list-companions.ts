import { answer, api, useQuery } from '@kashikari/web-kit';
import type { RangeBody } from '../../../api/create-booking';

/** What often goes out together with a good and is free for the same range; at most three. */
export function useCompanions(goodId: string, range: RangeBody, enabled: boolean) {
  return useQuery({
    queryKey: ['goods', goodId, 'companions', range],
    queryFn: async () =>
      (await answer(api.GET('/goods/{id}/companions', { params: { path: { id: goodId }, query: range } })))
        .goods,
    enabled,
    // What was added stays in the list, and says so.
    staleTime: Infinity,
  });
}

export type CompanionGood = NonNullable<ReturnType<typeof useCompanions>['data']>[number];
