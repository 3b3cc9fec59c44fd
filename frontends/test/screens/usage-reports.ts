import type { components } from '../../../packages/web-kit/src/api/schema';
import { GROUP_ID, LENDER_ID, idOf, meta } from './fixtures';
import { http } from './server';

type Schemas = components['schemas'];
export type UsageReport = Schemas['UsageReport'];

export const REPORT_ID = idOf(91);

/** A report of April that Olga has ordered; ready unless `fields` say otherwise. */
export function usageReport(fields: Partial<UsageReport> = {}): UsageReport {
  return {
    id: REPORT_ID,
    group_id: GROUP_ID,
    from: '2031-04-01',
    to: '2031-04-30',
    format: 'xlsx',
    locale: 'ja',
    state: 'ready',
    progress: 1,
    rows: 1240,
    requested_by: LENDER_ID,
    requested_by_name: '折笠',
    created_at: '2031-05-14T00:31:00Z',
    expires_at: '2031-05-21T00:31:00Z',
    url: `/v1/usage_reports/${REPORT_ID}/file`,
    repeated: false,
    ...fields,
  };
}

/** Answers the list of a group's reports, and each of them. */
export function usageReports(reports: readonly UsageReport[]) {
  return [
    http.get('/groups/{id}/usage_reports', ({ response }) =>
      response(200).json({ usage_reports: [...reports], meta: meta(reports.length) }),
    ),
    http.get('/usage_reports/{id}', ({ params, response }) =>
      response(200).json({ usage_report: reports.find(({ id }) => id === params.id) ?? usageReport() }),
    ),
  ];
}

/** Answers the number of rows of any period. */
export function usageRows(rows = 1240) {
  return http.get('/groups/{id}/usage_reports/rows', ({ response }) =>
    response(200).json({ rows, max_rows: 100_000 }),
  );
}
