import { answer, api, saveFile, useMutation, useQueryClient } from '@kashikari/web-kit';
import type { UsageReport } from './usage-reports';

/** Saves the file of a report. A file that is gone meanwhile is shown as such afterwards. */
export function useSaveReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({
      id,
      format,
      name,
    }: Pick<UsageReport, 'id' | 'format'> & { readonly name: string }) => {
      const file = api.GET('/usage_reports/{id}/file', { params: { path: { id } }, parseAs: 'blob' });
      return saveFile(await answer(file), `${name}.${format}`);
    },
    onError: () => client.invalidateQueries({ queryKey: ['usage_reports'] }),
  });
}
