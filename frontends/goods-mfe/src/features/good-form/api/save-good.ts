import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';
import type { GoodBody } from '../good-draft';

export function useRegisterGood() {
  const stale = useStaleGoods();
  return useMutation({
    mutationFn: async (body: GoodBody) => (await answer(api.POST('/goods', { body }))).good,
    onSuccess: stale,
  });
}

/** Changes the fields sent. */
export function useSaveGood(id: string) {
  const stale = useStaleGoods();
  return useMutation({
    mutationFn: (body: Partial<GoodBody>) =>
      answer(api.PATCH('/goods/{id}', { params: { path: { id } }, body })),
    onSuccess: stale,
  });
}

function useStaleGoods() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['goods'] }),
      client.invalidateQueries({ queryKey: ['schedules'] }),
    ]);
}
