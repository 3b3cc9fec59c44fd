import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';

/** Asks who runs this installation for another plan. Refusal: `subscription.requested`. */
export function useRequestPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (plan: string) => answer(api.POST('/subscriptions/requests', { body: { plan } })),
    onSettled: () => client.invalidateQueries({ queryKey: ['subscriptions'] }),
  });
}
