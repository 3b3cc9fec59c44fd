import { answer, api, type components, useQuery } from '@kashikari/web-kit';

export type KeptCard = components['schemas']['KeptCard'];

/** The cache key of the signed-in user's cards. */
export const cardsKey = ['payment_methods'] as const;

/** The signed-in user's cards, the latest first. Refusal: `payments.off`. */
export function useCards() {
  return useQuery({
    queryKey: cardsKey,
    queryFn: async () => (await answer(api.GET('/payment_methods'))).cards,
  });
}
