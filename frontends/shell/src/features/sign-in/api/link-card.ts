import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';

/**
 * Links the card of a secret to the signed-in account. Everything is refetched, since cached data lacks the card's
 * membership and bookings.
 */
export function useLinkCard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (jti: string) => answer(api.POST('/auth_tokens/link', { body: { jti } })),
    onSuccess: () => client.invalidateQueries(),
  });
}
