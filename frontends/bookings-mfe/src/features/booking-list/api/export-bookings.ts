import { answer, api, useMutation, saveFile } from '@kashikari/web-kit';
import type { Scope } from './list-bookings';

/** Saves all bookings of a scope as a CSV file. */
export function useExportBookings() {
  return useMutation({
    mutationFn: async ({ scope, name }: { readonly scope: Scope; readonly name: string }) =>
      saveFile(
        await answer(api.GET('/bookings/export', { params: { query: { scope } }, parseAs: 'blob' })),
        `${name}.csv`,
      ),
  });
}
