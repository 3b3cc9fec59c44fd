import { enumOf, SETS, usageReports } from '@kashikari/contracts';
import {
  notFound,
  USAGE_REPORT_KEPT_DAYS,
  USAGE_REPORT_REPEAT_MINUTES,
  USAGE_REPORT_ROWS,
} from '@kashikari/kernel';
import { z } from 'zod';
import { groupIdOf } from '../groups/group-id';
import { groupParams } from '../groups/group.schema';
import { answerOf } from '../mappers/answer-of';
import { toMeta, toPageRequest } from '../mappers/paging';
import { route } from '../rest/request-context';
import { byId } from '../schema/ids';
import { usageReportFile, XLSX } from './usage-report-file';
import {
  NewUsageReport,
  UsageReport,
  UsageReportAnswer,
  UsageReportList,
  usageReportsQuery,
  usageRowsQuery,
  UsageRowsAnswer,
} from './usage-report.schema';

const WHO = 'For the owners of the group, and for the account that owns it and its managers.';

const contract = { tag: 'Groups', auth: 'required' } as const;

const toUsageReport = answerOf(UsageReport, usageReports.UsageReport, {
  url: ({ id, state }) =>
    state === usageReports.UsageReportState.USAGE_REPORT_STATE_READY ? `/v1/usage_reports/${id}/file` : null,
  repeated: () => false,
});

const createUsageReport = route(
  {
    ...contract,
    method: 'post',
    path: '/groups/{id}/usage_reports',
    operationId: 'createUsageReport',
    summary: 'Request a usage report',
    description: `${WHO} A row for each booking and day on which units were out. The caller gets a mail when it is ready. The same report ordered again within ${USAGE_REPORT_REPEAT_MINUTES} minutes is the first one.`,
    params: groupParams,
    body: NewUsageReport,
    answer: { status: 202, description: 'The ordered report.', body: UsageReportAnswer },
    refuses: ['not_found', 'forbidden', 'validation.range', 'usage_report.too_long', 'usage_report.too_many'],
  },
  async ({ params, body, call, services }) => {
    const groupId = await groupIdOf(params.id, services, call);
    const { report, repeated } = await services.usageReports.createUsageReport(
      {
        ...{ groupId, from: body.from, to: body.to },
        format: enumOf(SETS.usageReportFormat, body.format),
        locale: enumOf(SETS.locale, body.locale ?? call.locale),
      },
      call,
    );
    if (!report) throw notFound('group', params.id);
    return { body: { usage_report: { ...toUsageReport(report), repeated } } };
  },
);

const listUsageReports = route(
  {
    ...contract,
    method: 'get',
    path: '/groups/{id}/usage_reports',
    operationId: 'listUsageReports',
    summary: 'List usage reports',
    description: `${WHO} Expired ones are listed for 30 days.`,
    params: groupParams,
    query: usageReportsQuery,
    answer: { status: 200, description: 'One page, the newest first.', body: UsageReportList },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params, query, call, services }) => {
    const groupId = await groupIdOf(params.id, services, call);
    const asked = { groupId, page: toPageRequest(query) };
    const { reports, page } = await services.usageReports.listUsageReports(asked, call);
    return { body: { usage_reports: reports.map(toUsageReport), meta: toMeta(query, page) } };
  },
);

const countUsageRows = route(
  {
    ...contract,
    method: 'get',
    path: '/groups/{id}/usage_reports/rows',
    operationId: 'countUsageRows',
    summary: 'Get the number of rows of a usage report',
    description: `${WHO} The rows that a report of these days would have.`,
    params: groupParams,
    query: usageRowsQuery,
    answer: { status: 200, description: 'The number of rows.', body: UsageRowsAnswer },
    refuses: ['not_found', 'forbidden', 'validation.range'],
  },
  async ({ params, query, call, services }) => {
    const groupId = await groupIdOf(params.id, services, call);
    const { rows } = await services.usageReports.countUsageRows({ groupId, ...query }, call);
    return { body: { rows, max_rows: USAGE_REPORT_ROWS } };
  },
);

const getUsageReport = route(
  {
    ...contract,
    method: 'get',
    path: '/usage_reports/{id}',
    operationId: 'getUsageReport',
    summary: 'Get a usage report',
    description: WHO,
    params: byId('usage_report'),
    answer: { status: 200, description: 'The report and its state.', body: UsageReportAnswer },
    refuses: ['not_found'],
  },
  async ({ params, call, services }) => {
    const { report } = await services.usageReports.getUsageReport({ id: params.id }, call);
    if (!report) throw notFound('usage_report', params.id);
    return { body: { usage_report: toUsageReport(report) } };
  },
);

const getUsageReportFile = route(
  {
    ...contract,
    method: 'get',
    path: '/usage_reports/{id}/file',
    operationId: 'getUsageReportFile',
    summary: 'Get the file of a usage report',
    description: `${WHO} XLSX or CSV, as requested. 404 until it is ready, and after ${USAGE_REPORT_KEPT_DAYS} days.`,
    params: byId('usage_report'),
    answer: {
      status: 200,
      description: 'The file.',
      body: z.string().meta({ format: 'binary' }),
      mediaType: XLSX,
      mayBeCsv: true,
    },
    refuses: ['not_found'],
  },
  ({ params, call, services }) => usageReportFile(params.id, services, call),
);

export const usageReportRoutes = [
  createUsageReport,
  listUsageReports,
  countUsageRows,
  getUsageReport,
  getUsageReportFile,
];
