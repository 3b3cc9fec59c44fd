import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';
import { cardsKey } from '../../../cards/list-cards';

/** Removes a card. Refusal: `payment_method.last`. */
export function useRemoveCard() {
  const client = useQueryClient();
  return useMutation<unknown, string>({
    mutationFn: (id: string) =>
      answer(api.DELETE('/payment_methods/detach_card/{id}', { params: { path: { id } } })),
    onSettled: () => client.invalidateQueries({ queryKey: cardsKey }),
  });
}
