import { Injectable } from '@nestjs/common';
import { dayOf, forbidden, unauthenticated, unwrap, type Call, type Day } from '@kashikari/kernel';
import { countedDays, daysToCount, type CountedDays, type CountScope } from '../domain/lending-counts';
import { CountViews } from './ports';

export interface DailyCountsRequest {
  /** Empty together with `groupId`: the caller. */
  readonly lenderId: string;
  readonly groupId: string;
  /** `YYYY-MM-DD`; may be empty. */
  readonly from: string;
  readonly to: string;
}

export interface DailyCounts {
  readonly days: readonly CountedDays[];
  readonly weeks: readonly CountedDays[];
  readonly total: CountedDays;
  readonly timeZone: string;
  readonly today: Day;
}

/** Counts lending by day, week and range, for the lender, its managers and group owners. Member cards are refused. */
@Injectable()
export class GetDailyCounts {
  constructor(private readonly views: CountViews) {}

  async run({ lenderId, groupId, from, to }: DailyCountsRequest, { actor, now }: Call): Promise<DailyCounts> {
    if (actor.kind === 'visitor') throw unauthenticated();
    if (actor.kind !== 'user') throw forbidden();
    const scope: CountScope = groupId
      ? { kind: 'group', id: groupId }
      : { kind: 'lender', id: lenderId || actor.userId };
    const lender = await this.views.lender(scope, { userId: actor.userId, within: actor.within });
    if (!lender) throw forbidden();
    const { timeZone } = lender;
    const today = dayOf(now, timeZone);
    const range = unwrap(daysToCount(from, to, today));
    const counts = await this.views.count({ ...range, scope, timeZone, today, now });
    return { ...countedDays(range, counts, lender), timeZone, today };
  }
}
