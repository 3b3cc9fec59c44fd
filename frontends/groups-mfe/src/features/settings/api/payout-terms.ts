import { answer, api, useQuery } from '@kashikari/web-kit';

/** Queries the signed-in owner's card payments and the commission; fails if card payments are off here. */
export function usePayoutTerms() {
  return useQuery({
    queryKey: ['users', 'payout_account'],
    queryFn: () => answer(api.GET('/users/stripe_account')),
    retry: false,
  });
}
