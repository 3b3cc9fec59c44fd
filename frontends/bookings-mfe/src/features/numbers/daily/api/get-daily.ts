import {
  answer,
  api,
  type components,
  keepPreviousData,
  saveFile,
  useMutation,
  useQuery,
} from '@kashikari/web-kit';
import type { UsageScope } from '../../api/get-usage';
import type { Days } from '../rules/period';

type Schemas = components['schemas'];
export type Daily = Schemas['AnalyticsAnswer'];
export type DayCounts = Schemas['DailyCounts'];
export type PeriodCounts = Schemas['PeriodCounts'];

const queryOf = ({ lender_id, group_id }: UsageScope, days: Days) => ({
  ...(group_id ? { group_id } : { lender_id }),
  ...days,
});

/** Reads the counts of each day, and of their weeks. The counts before stay while others are read. */
export function useDaily(scope: UsageScope, days: Days, enabled: boolean) {
  const query = queryOf(scope, days);
  return useQuery({
    queryKey: ['bookings', 'daily', query],
    queryFn: () => answer(api.GET('/analytics/daily', { params: { query } })),
    placeholderData: keepPreviousData,
    enabled,
    retry: false,
  });
}

/** Saves the counts of each day as a CSV file. */
export function useSaveDaily(scope: UsageScope, days: Days) {
  return useMutation({
    mutationFn: async (name: string) => {
      const query = { ...queryOf(scope, days), format: 'csv' as const };
      const csv = { headers: { Accept: 'text/csv' }, parseAs: 'blob' } as const;
      return saveFile(
        await answer(api.GET('/analytics/daily', { params: { query }, ...csv })),
        `${name}.csv`,
      );
    },
  });
}
