import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';

/** Likes a good, or no longer: says which, so that a second press by another window of the same person changes nothing. */
export function useToggleLike(goodId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (liked: boolean) => answer(api.POST('/likes/toggle', { body: { good_id: goodId, liked } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['goods'] }),
  });
}
