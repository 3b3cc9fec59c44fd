import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';

export interface NewPeriod {
  readonly name: string;
  readonly folder_ids: readonly string[];
  readonly place: string;
}

/** Opens a period of a group. Refused `stocktaking.open` while another one covers the same goods. */
export function useCreatePeriod(groupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, folder_ids, place }: NewPeriod) => {
      const body = { group_id: groupId, name, folder_ids: [...folder_ids], ...(place && { place }) };
      return (await answer(api.POST('/stocktaking_periods', { body }))).stocktaking_period;
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['stocktakings', groupId] }),
  });
}
