import { answer, api, saveFile, useMutation } from '@kashikari/web-kit';

/** Saves all data of the account as one file. */
export function useExportData(id: string) {
  return useMutation({
    mutationFn: async () =>
      saveFile(
        await answer(api.GET('/users/{id}/export', { params: { path: { id } }, parseAs: 'blob' })),
        'kashikari.json',
      ),
  });
}
