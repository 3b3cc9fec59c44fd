import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';

/** Links the card of a secret to the account that is signed in; what was read before shows neither its place nor its bookings. */
export function useLinkCard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (jti: string) => answer(api.POST('/auth_tokens/link', { body: { jti } })),
    onSuccess: () => client.invalidateQueries(),
  });
}
