import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';
import { type NewUsageReport, reportsKey } from './usage-reports';

/** Orders a usage report. The same one ordered again within a few minutes is the first one (`repeated`). */
export function useOrderReport(groupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ from, to, format, locale }: NewUsageReport) => {
      const body = { from, to, format, ...(locale && { locale }) };
      const ordered = api.POST('/groups/{id}/usage_reports', { params: { path: { id: groupId } }, body });
      return (await answer(ordered)).usage_report;
    },
    onSettled: () => client.invalidateQueries({ queryKey: reportsKey(groupId) }),
  });
}
