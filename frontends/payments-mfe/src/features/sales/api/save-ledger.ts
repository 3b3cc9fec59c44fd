import { answer, api, saveFile, useMutation } from '@kashikari/web-kit';
import type { SalesFilter } from './get-sales';

/** Saves every entry of the signed-in user's ledger in a range as a CSV file. */
export function useSaveLedger(zone: string) {
  return useMutation({
    mutationFn: async ({ from, to, name }: Pick<SalesFilter, 'from' | 'to'> & { readonly name: string }) =>
      saveFile(
        await answer(
          api.GET('/ledger/export', { params: { query: { from, to, time_zone: zone } }, parseAs: 'blob' }),
        ),
        `${name}.csv`,
      ),
  });
}
