import { answer, api, type components, useQuery } from '@kashikari/web-kit';

export type Balance = components['schemas']['Balance'];

/** The cache key of the signed-in user's balance. */
export const BALANCE_KEY = ['payouts', 'balance'] as const;

/** Queries what card payments have earned. Refusal: `payments.off`. */
export function useBalance() {
  return useQuery({
    queryKey: BALANCE_KEY,
    queryFn: () => answer(api.GET('/payouts/balance')),
  });
}
