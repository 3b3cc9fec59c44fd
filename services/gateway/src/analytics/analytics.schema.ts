import { ANALYTICS_DAYS } from '@kashikari/kernel';
import { z } from 'zod';
import { id, idOrName } from '../schema/ids';
import { fault } from '../schema/text';
import { day } from '../schema/time';

export const analyticsQuery = z
  .object({
    lender_id: id().optional().describe('Of what this account lends; by default, the caller.'),
    group_id: idOrName('media-library').optional().describe('Of the goods in this group (id or slug).'),
    from: day().optional().describe('First day in the lender’s zone; by default, the 29th before `to`.'),
    to: day().optional().describe(`Last day, inclusive; by default, today. Up to ${ANALYTICS_DAYS} days.`),
    format: z.enum(['json', 'csv']).default('json').describe('`csv` is like `Accept: text/csv`.'),
  })
  .superRefine((query, context) => {
    if (query.lender_id && query.group_id) fault(context, 'one_of', { fields: ['lender_id', 'group_id'] });
  });

const counts = {
  created: z.int().describe('Bookings made.'),
  started: z.int().describe('Bookings whose range begins.'),
  returned: z.int().describe('Bookings whose last unit came back.'),
  cancelled: z.int().describe('Cancelled bookings; these count nowhere else.'),
  overdue: z
    .int()
    .describe(
      'Bookings that became late: not back by the end of the last day; by the hour, 15 minutes later.',
    ),
  borrowers: z.int().describe('People whose bookings began, each once.'),
  new_members: z.int().describe('People who joined the group, or any group of the account, each once.'),
  goods_in_use: z.int().describe('Goods of which a unit was out, each once.'),
  revenue: z
    .int()
    .describe(
      'Yen, tax included: collected or settled by hand, less refunds and chargebacks; can be negative.',
    ),
};

export const DailyCounts = z
  .object({
    date: z.string().meta({ format: 'date' }),
    ...counts,
    closed: z.boolean().describe('The lender is closed on this day.'),
  })
  .meta({ id: 'DailyCounts' });

export const PeriodCounts = z
  .object({
    from: z.string().meta({ format: 'date' }),
    to: z.string().describe('Inclusive.').meta({ format: 'date' }),
    ...counts,
  })
  .meta({ id: 'PeriodCounts' });

export const AnalyticsAnswer = z
  .object({
    days: z.array(DailyCounts).describe('Each day of the range, the earliest first.'),
    weeks: z.array(PeriodCounts).describe('Weeks from Monday to Sunday, cut at the ends of the range.'),
    totals: PeriodCounts.describe('The whole range. A person or good counts once in it.'),
    time_zone: z.string().describe('Zone in which days are counted: the lender’s.'),
    today: z.string().describe('Today in that zone; its counts are not final.').meta({ format: 'date' }),
  })
  .meta({ id: 'AnalyticsAnswer' });
