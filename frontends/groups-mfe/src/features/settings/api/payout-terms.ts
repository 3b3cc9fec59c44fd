import { answer, api, useQuery } from '@kashikari/web-kit';

/** Whether cards are charged for the signed-in owner, and the commission; an error where cards are off here. */
export function usePayoutTerms() {
  return useQuery({
    queryKey: ['users', 'payout_account'],
    queryFn: () => answer(api.GET('/users/stripe_account')),
    retry: false,
  });
}
