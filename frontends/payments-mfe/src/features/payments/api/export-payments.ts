import { answer, api, saveFile, useMutation } from '@kashikari/web-kit';
import type { PaymentFilter } from './list-payments';

/** Saves all payments of a list as a CSV file. */
export function useExportPayments() {
  return useMutation({
    mutationFn: async ({ name, ...query }: PaymentFilter & { readonly name: string }) =>
      saveFile(
        await answer(api.GET('/payments/export', { params: { query }, parseAs: 'blob' })),
        `${name}.csv`,
      ),
  });
}
