import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';
import type { PlanOrder } from './quote-plan';

function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: ['subscriptions'] }),
  });
}

/** Buys a plan. The answer names the payment that is still to be made, if there is one. */
export const useBuyPlan = () =>
  useChange((order: PlanOrder) => answer(api.POST('/subscriptions', { body: order })));

/** Ends the plan with the period that is paid. */
export const useEndPlan = () => useChange(() => answer(api.POST('/subscriptions/cancel')));

/** Pays in advance. The answer names the payment. */
export const useBuyCredit = () =>
  useChange((amount: number) => answer(api.POST('/subscriptions/credits', { body: { amount } })));
