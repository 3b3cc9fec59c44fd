import { dayOf, forbidden, refused, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import {
  addMonths,
  monthsOf,
  usageOf,
  WEEKDAYS,
  type Months,
  type Usage,
  type UsageBy,
} from '../domain/usage';
import { signedIn } from './callers';
import { UsageViews, type UsageScope } from './ports/usage-views';

/** Months that one question may span. */
const MAX_USAGE_MONTHS = 24;

/** Default number of months: this month and the twelve before it. */
const USUAL_MONTHS = 13;

type UsageSort = 'use_rate' | 'lent' | 'days_out' | 'late' | 'on_time_rate';

export interface AskedUsage {
  readonly scope: UsageScope;
  readonly by: UsageBy;
  /** Months `YYYY-MM`. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Sort order of goods, the highest value first. Other kinds ignore it. */
  readonly sort: UsageSort;
  readonly page: number;
  readonly perPage: number;
}

const VALUE: Record<UsageSort, (usage: Usage) => number | null> = {
  use_rate: ({ useRate }) => useRate,
  lent: ({ lent }) => lent,
  days_out: ({ daysOut }) => daysOut,
  late: ({ late }) => late,
  on_time_rate: ({ onTimeRate }) => onTimeRate,
};

/** Returns the refusal for `from`, with the range of allowed values. */
const rangeFault = (last: string) =>
  refused('validation.range', { from: addMonths(last, 1 - MAX_USAGE_MONTHS), to: last }, 'from');

/** Returns statistics for managers and group owners: number of loans, time out, and punctuality of returns. */
@Injectable()
export class GetUsage {
  constructor(private readonly views: UsageViews) {}

  async run(asked: AskedUsage, { actor, now }: Call): Promise<{ usage: Usage[]; total: number }> {
    const { scope, by, sort, page, perPage } = asked;
    if (!(await this.views.mayRead(scope, signedIn(actor)))) throw forbidden();
    const stock = await this.views.stock(scope, by);
    const range = rangeOf(asked, stock[0]?.lender.zone ?? 'UTC', now);
    const counts = await this.views.count(scope, by, range, now);
    const keys = {
      month: () => monthsOf(range),
      weekday: () => [...WEEKDAYS],
      good: () => stock.map(({ goodId }) => goodId!),
    };
    const usage = usageOf(by, keys[by](), counts, stock, range, now);
    if (by !== 'good') return { usage, total: usage.length };
    const value = (one: Usage) => VALUE[sort](one) ?? -1;
    usage.sort((a, b) => value(b) - value(a) || (a.key < b.key ? -1 : 1));
    return { usage: usage.slice((page - 1) * perPage, page * perPage), total: usage.length };
  }
}

function rangeOf({ from, to }: AskedUsage, zone: string, now: number): Months {
  const thisMonth = dayOf(now, zone).slice(0, 7);
  const last = to ?? (from ? addMonths(from, USUAL_MONTHS - 1) : thisMonth);
  const first = from ?? addMonths(last, 1 - USUAL_MONTHS);
  if (first > last) throw rangeFault(last);
  if (addMonths(first, MAX_USAGE_MONTHS) <= last) throw rangeFault(last);
  return { from: first, to: last };
}
