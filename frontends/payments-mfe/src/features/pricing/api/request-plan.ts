import { answer, api, type components, useMutation, useQueryClient } from '@kashikari/web-kit';

/** The requested plan, with a message. */
export type PlanDraft = Pick<components['schemas']['PlanRequest'], 'message' | 'nonprofit'> & {
  readonly plan: string;
};

/** Characters of a message, as the REST contract takes them. */
export const LONGEST_MESSAGE = 1_000;

/** Asks who runs this installation for another plan. Refusal: `subscription.requested`. */
export function useRequestPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: PlanDraft) => answer(api.POST('/subscriptions/requests', { body: wish })),
    onSettled: () => client.invalidateQueries({ queryKey: ['subscriptions'] }),
  });
}
