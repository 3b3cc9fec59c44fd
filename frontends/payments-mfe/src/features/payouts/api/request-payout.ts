import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';
import type { Payout } from './list-payouts';

/**
 * Requests a payout of an amount in yen; undefined requests all that is available. Needs a fresh sign-in. Refusals:
 * `payout.setup_required`, `payout.no_available_amount`, `payout.minimum`.
 */
export function useRequestPayout() {
  const client = useQueryClient();
  return useMutation<{ readonly payout: Payout }, number | undefined>({
    mutationFn: (amount) => answer(api.POST('/payouts', { body: amount === undefined ? {} : { amount } })),
    onSettled: () => client.invalidateQueries({ queryKey: ['payouts'] }),
  });
}
