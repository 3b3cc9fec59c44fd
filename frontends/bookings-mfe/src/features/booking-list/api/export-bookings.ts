import { answer, api, useMutation, saveFile } from '@kashikari/web-kit';
import type { Scope } from './list-bookings';

interface ExportOptions {
  readonly scope: Scope;
  /** Limits the export to bookings of goods that this account lends. */
  readonly lenderId?: string;
  readonly name: string;
}

/** Saves all bookings of a scope as a CSV file. */
export function useExportBookings() {
  return useMutation({
    mutationFn: async ({ scope, lenderId, name }: ExportOptions) => {
      const query = { scope, lender_id: lenderId };
      return saveFile(
        await answer(api.GET('/bookings/export', { params: { query }, parseAs: 'blob' })),
        `${name}.csv`,
      );
    },
  });
}
