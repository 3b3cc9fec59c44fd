import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';
import type { Period } from './stocktaking-types';

type PeriodPatch = { readonly name: string } | { readonly closed: true };

/** Renames a period, or closes it for good. */
export function useUpdatePeriod({ id, group_id: groupId }: Pick<Period, 'id' | 'group_id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: PeriodPatch) =>
      (await answer(api.PATCH('/stocktaking_periods/{id}', { params: { path: { id } }, body })))
        .stocktaking_period,
    onSettled: () => client.invalidateQueries({ queryKey: ['stocktakings', groupId] }),
  });
}
