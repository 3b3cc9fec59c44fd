import { answer, api, useMutation } from '@kashikari/web-kit';
import { saveFile } from '../../../api/save-file';
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
