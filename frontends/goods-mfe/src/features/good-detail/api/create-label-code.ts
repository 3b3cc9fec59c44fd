import { answer, api, useMutation } from '@kashikari/web-kit';

/** Gives a good a new label code; the label with the former one stops working. */
export function useCreateLabelCode() {
  return useMutation({
    mutationFn: (id: string) => answer(api.POST('/goods/{id}/label_code', { params: { path: { id } } })),
  });
}
