import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';

/** Likes a good, or no longer. */
export function useToggleLike(goodId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => answer(api.POST('/likes/toggle', { body: { good_id: goodId } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['goods'] }),
  });
}
