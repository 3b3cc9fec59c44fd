import { answer, api, saveFile, useMutation } from '@kashikari/web-kit';
import { type CountScope, scopeQuery } from './stocktaking-types';

/** Saves the whole check as a CSV file. */
export function useSaveCheckFile(scope: CountScope) {
  return useMutation({
    mutationFn: async (name: string) => {
      const query = { ...scopeQuery(scope), format: 'csv' as const };
      const csv = { headers: { Accept: 'text/csv' }, parseAs: 'blob' } as const;
      saveFile(await answer(api.GET('/stocktakings/check', { params: { query }, ...csv })), `${name}.csv`);
    },
  });
}
