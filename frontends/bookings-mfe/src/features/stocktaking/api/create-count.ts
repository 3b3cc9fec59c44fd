import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';
import { type CountScope, scopeQuery } from './stocktaking-types';

export interface NewCount {
  readonly good_id: string;
  /** All pieces that are there; a total. */
  readonly actual_quantity: number;
  readonly place: string;
  readonly condition: string;
  readonly note: string;
  /** An id generated once per count, so that a retry after a lost response counts once. */
  readonly scan_id: string;
  readonly counted_at: string;
}

/**
 * The minimum age in milliseconds at which a page refetches its totals. In between, the live stream reports changes.
 */
const TOTALS_AFTER = 3_000;

/** Records a count. */
export function useCreateCount(scope: CountScope) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ place, condition, note, ...count }: NewCount) => {
      const words = { ...(place && { place }), ...(condition && { condition }), ...(note && { note }) };
      const body = { ...scopeQuery(scope), ...count, ...words };
      return (await answer(api.POST('/stocktakings', { body }))).stocktaking;
    },
    onSuccess: () =>
      client.invalidateQueries({
        queryKey: ['stocktakings', scope.groupId],
        predicate: ({ queryKey, state }) =>
          queryKey[2] !== 'progress' || Date.now() - state.dataUpdatedAt > TOTALS_AFTER,
      }),
  });
}
