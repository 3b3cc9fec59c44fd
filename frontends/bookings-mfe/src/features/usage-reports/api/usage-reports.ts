import {
  answer,
  api,
  type components,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
} from '@kashikari/web-kit';

type Schemas = components['schemas'];
export type UsageReport = Schemas['UsageReport'];
export type NewUsageReport = Schemas['NewUsageReport'];
export type ReportFormat = NewUsageReport['format'];

/** Days `YYYY-MM-DD`, both inclusive. */
export type ReportDays = Pick<NewUsageReport, 'from' | 'to'>;

const PER_PAGE = 20;

/** Interval between two reads of a report that is being made, milliseconds. */
const POLL = 2_000;

export const reportsKey = (groupId: string) => ['usage_reports', { group_id: groupId }];

/** Lists the reports of a group, the newest first, page by page. */
export function useUsageReports(groupId: string) {
  return useInfiniteQuery({
    queryKey: reportsKey(groupId),
    queryFn: ({ pageParam: page }) =>
      answer(
        api.GET('/groups/{id}/usage_reports', {
          params: { path: { id: groupId }, query: { page, per_page: PER_PAGE } },
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
    select: ({ pages }) => pages.flatMap(({ usage_reports: reports }) => reports),
    retry: false,
  });
}

/**
 * Returns a listed report as it is now. A report that is being made is read every two seconds, not while the page is
 * hidden.
 */
export function useUsageReport(listed: UsageReport): UsageReport {
  const isMaking = listed.state === 'making';
  const { id } = listed;
  const { data } = useQuery({
    queryKey: ['usage_reports', id],
    queryFn: async () =>
      (await answer(api.GET('/usage_reports/{id}', { params: { path: { id } } }))).usage_report,
    enabled: isMaking,
    refetchInterval: ({ state }) => ((state.data?.state ?? 'making') === 'making' ? POLL : false),
  });
  return isMaking ? (data ?? listed) : listed;
}

/** Counts the rows that a report would have. The count before stays while another one is read. */
export function useUsageRows(groupId: string, query: ReportDays, enabled: boolean) {
  return useQuery({
    queryKey: ['usage_reports', 'rows', { group_id: groupId, ...query }],
    queryFn: () =>
      answer(api.GET('/groups/{id}/usage_reports/rows', { params: { path: { id: groupId }, query } })),
    placeholderData: keepPreviousData,
    enabled,
    retry: false,
  });
}
