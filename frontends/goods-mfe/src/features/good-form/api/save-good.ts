import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';
import { type GoodDraft, bodyOf } from '../good-draft';

/** Registers a good, or saves the one with `id`. */
export function useSaveGood(id?: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (draft: GoodDraft) => {
      const body = bodyOf(draft);
      const saved = id
        ? await answer(api.PATCH('/goods/{id}', { params: { path: { id } }, body }))
        : await answer(api.POST('/goods', { body }));
      return saved.good;
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['goods'] }),
        client.invalidateQueries({ queryKey: ['schedules'] }),
      ]),
  });
}
