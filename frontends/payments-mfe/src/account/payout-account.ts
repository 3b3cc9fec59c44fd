import { answer, api, useMutation, useQuery } from '@kashikari/web-kit';

/** Queries the payout account, which states if loans of the signed-in user's goods are paid by card. */
export function usePayoutAccount() {
  return useQuery({
    queryKey: ['users', 'payout_account'],
    queryFn: () => answer(api.GET('/users/stripe_account')),
  });
}

/** The provider's page on which card payments are set up; needs a fresh sign-in. */
export function useAccountLink() {
  return useMutation<{ readonly url: string }, void>({
    mutationFn: () => answer(api.GET('/users/stripe_account_link')),
  });
}
