import { Readable } from 'node:stream';
import { groupIdOf } from '../groups/group-id';
import { csvOf } from '../mappers/csv';
import { route } from '../rest/request-context';
import { toAnalytics } from './analytics.mapper';
import { AnalyticsAnswer, analyticsQuery } from './analytics.schema';
import { analyticsWords } from './analytics.words';

const getDailyAnalytics = route(
  {
    method: 'get',
    path: '/analytics/daily',
    operationId: 'getDailyAnalytics',
    tag: 'Bookings',
    summary: 'Get counts of lending by day',
    description:
      'For the lender, its managers, and the owners of the group. Days are those of the lender’s time zone. Cancelled ' +
      'bookings count as `cancelled` only, and bookings that were never collected count nowhere. The counts follow the ' +
      'events of bookings, payments and memberships within seconds. Also as CSV.',
    auth: 'required',
    query: analyticsQuery,
    answer: { status: 200, description: 'The counts.', body: AnalyticsAnswer, alsoCsv: true },
    refuses: ['forbidden', 'not_found', 'analytics.range'],
  },
  async ({ query, call, services, wantsCsv }) => {
    const groupId = await groupIdOf(query.group_id, services, call);
    const asked = { lenderId: query.lender_id ?? '', groupId, from: query.from ?? '', to: query.to ?? '' };
    const counted = toAnalytics(await services.analytics.getDailyCounts(asked, call));
    if (!wantsCsv && query.format === 'json') return { body: counted };
    const { file, heads } = analyticsWords(call.locale);
    const columns = Object.entries(heads).map(([key, header]) => ({ key, header }));
    return { stream: csvOf(Readable.from(counted.days), columns), fileName: `${file}.csv` };
  },
);

export const analyticsRoutes = [getDailyAnalytics];
