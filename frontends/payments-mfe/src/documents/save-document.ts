import { answer, api, saveFile, useMutation, useQueryClient } from '@kashikari/web-kit';
import type { PaymentDocument } from './list-documents';

/** Saves a document as a PDF file. The next file is a copy. */
export function useSaveDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, number, name }: Pick<PaymentDocument, 'id' | 'number'> & { name: string }) =>
      saveFile(
        await answer(api.GET('/documents/{id}/file', { params: { path: { id } }, parseAs: 'blob' })),
        `${name}-${number}.pdf`,
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: ['documents'] }),
  });
}
