import { answer, api, useQuery } from '@kashikari/web-kit';
import type { RangeBody } from '../../../api/create-booking';

/** Queries the goods that are often borrowed together with a good and are free for the same range; up to three. */
export function useCompanions(goodId: string, range: RangeBody, enabled: boolean) {
  return useQuery({
    queryKey: ['goods', goodId, 'companions', range],
    queryFn: async () =>
      (await answer(api.GET('/goods/{id}/companions', { params: { path: { id: goodId }, query: range } })))
        .goods,
    enabled,
    // An added good remains in the list with a note.
    staleTime: Infinity,
  });
}

export type CompanionGood = NonNullable<ReturnType<typeof useCompanions>['data']>[number];
