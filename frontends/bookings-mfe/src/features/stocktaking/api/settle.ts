import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';
import type { Period, SettleChoice } from './stocktaking-types';

/** Goods in one call (REST contract). */
export const MAX_SETTLED = 100;

export interface Decision {
  readonly choice: SettleChoice;
  readonly reason?: string;
}

interface SettleRequest extends Decision {
  readonly goodIds: readonly string[];
}

/** Settles differences of a closed period in one way; each good has its own outcome. */
export function useSettle({ id, group_id: groupId }: Pick<Period, 'id' | 'group_id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ goodIds, choice, reason }: SettleRequest) => {
      const items = goodIds.map((good_id) => ({ good_id, choice, ...(reason && { reason }) }));
      const params = { path: { id } };
      return (await answer(api.POST('/stocktaking_periods/{id}/settle', { params, body: { items } })))
        .outcomes;
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['stocktakings', groupId] }),
        client.invalidateQueries({ queryKey: ['goods'] }),
      ]),
  });
}
