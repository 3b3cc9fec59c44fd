import { addDays, weekdayOf } from '@kashikari/kernel';
import type { components } from '../../../packages/web-kit/src/api/schema';
import { TODAY } from './fixtures';
import { http } from './server';

type Schemas = components['schemas'];
export type DayCounts = Schemas['DailyCounts'];

const NOTHING = {
  ...{ created: 0, started: 0, returned: 0, cancelled: 0, overdue: 0 },
  ...{ borrowers: 0, new_members: 0, goods_in_use: 0, revenue: 0 },
};
type Counts = typeof NOTHING;
const NAMES = Object.keys(NOTHING) as (keyof Counts)[];

/** The counts of one day; Sundays are closed. */
export function dayCounts(date: string, counts: Partial<Counts> = {}): DayCounts {
  return { ...NOTHING, date, closed: weekdayOf(date) === 0, ...counts };
}

/** Adds up the counts of some days, as the server does for people and goods that are each on one day only. */
function sum(days: readonly DayCounts[]): Counts {
  const of = (name: keyof Counts) => days.reduce((all, day) => all + day[name], 0);
  return Object.fromEntries(NAMES.map((name) => [name, of(name)])) as Counts;
}

const ends = (days: readonly DayCounts[]) => ({ from: days[0]?.date ?? '', to: days.at(-1)?.date ?? '' });

/** The days of a period: 2 bookings begin on each open day, 9 on 9 May, and 1 today. */
const USUAL = (date: string): Partial<Counts> =>
  weekdayOf(date) === 0
    ? {}
    : {
        ...{ started: { '2031-05-09': 9, [TODAY]: 1 }[date] ?? 2, returned: 1, created: 3, borrowers: 1 },
        ...(date === '2031-05-12' && { overdue: 2, cancelled: 1 }),
      };

interface Options {
  /** The counts of a day. */
  readonly of?: (date: string) => Partial<Counts>;
  readonly timeZone?: string;
}

/** Answers the counts of the asked days, by default of the 30 days up to today. */
export function dailyCounts({ of = USUAL, timeZone = 'Asia/Tokyo' }: Options = {}) {
  return http.get('/analytics/daily', ({ request, response }) => {
    const query = new URL(request.url).searchParams;
    const to = query.get('to') ?? TODAY;
    const from = query.get('from') ?? addDays(to, -29);
    const days: DayCounts[] = [];
    for (let date = from; date <= to; date = addDays(date, 1)) days.push(dayCounts(date, of(date)));
    const weeks: DayCounts[][] = [];
    for (const day of days)
      if (weeks.length === 0 || weekdayOf(day.date) === 1) weeks.push([day]);
      else weeks.at(-1)?.push(day);
    return response(200).json({
      ...{ days, weeks: weeks.map((week) => ({ ...ends(week), ...sum(week) })) },
      ...{ totals: { ...ends(days), ...sum(days) }, time_zone: timeZone, today: TODAY },
    });
  });
}
