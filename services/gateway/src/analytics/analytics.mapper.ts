import { analytics } from '@kashikari/contracts';
import type { z } from 'zod';
import { answerOf } from '../mappers/answer-of';
import type { AnalyticsAnswer } from './analytics.schema';
import { DailyCounts, PeriodCounts } from './analytics.schema';

const NOTHING = analytics.LendingCounts.fromJSON({});
const part = { name: 'counts', absent: NOTHING } as const;

const toDay = answerOf(DailyCounts, analytics.CountedDays, { date: ({ from }) => from }, part);
const toPeriod = answerOf(PeriodCounts, analytics.CountedDays, {}, part);

export const toAnalytics = (counted: analytics.GetDailyCountsResponse): z.input<typeof AnalyticsAnswer> => ({
  days: counted.days.map(toDay),
  weeks: counted.weeks.map(toPeriod),
  totals: toPeriod(counted.total ?? analytics.CountedDays.fromJSON({})),
  time_zone: counted.timeZone,
  today: counted.today,
});
