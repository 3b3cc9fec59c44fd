import { answer, api, type components, useMutation, useQueryClient } from '@kashikari/web-kit';

/** A request that another account owns a good. */
export type Transfer = components['schemas']['GoodTransfer'];

/** Withdraws a transfer as its sender, or refuses it as its receiver. Refusal: `transfer.ended`. */
export function useEndTransfer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answer(api.DELETE('/transfers/{id}', { params: { path: { id } } })),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['transferees'] }),
        client.invalidateQueries({ queryKey: ['transfers'] }),
      ]),
  });
}
