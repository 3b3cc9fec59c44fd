import { scheduleOf, type ScheduleDay } from '@kashikari/availability';
import { type Call, type Day, dayOf, refused } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { openingOf, termsOf } from '../domain/good';
import { viewerOf } from './callers';
import { RefreshReplicas } from './refresh-replicas';
import { Schedules, type Busy, type GoodBusy, type Terms } from './ports';

/** Maximum number of goods in one request, and of days for each. */
const MAX_GOODS = 100;
const MAX_DAYS = 92;

export interface SchedulesQuery {
  readonly goodIds: readonly string[];
  /** First day in each lender's zone; absent means today there. */
  readonly from?: Day;
  readonly days: number;
}

export interface GoodSchedule {
  readonly terms: Terms;
  readonly days: readonly ScheduleDay[];
  readonly busy: readonly Busy[];
  /** User id of the viewer; null for a visitor. Viewers always see their own bookings by name. */
  readonly viewerId: string | null;
  /** True if the viewer sees the borrowers of other bookings. */
  readonly namesVisible: boolean;
}

/** The schedule of a good before it is computed. */
export interface PendingSchedule {
  readonly goodId: string;
  readonly compute: () => GoodSchedule;
}

/** Returns the availability of many goods in one request. */
@Injectable()
export class GetSchedules {
  constructor(
    private readonly schedules: Schedules,
    private readonly missing: RefreshReplicas,
  ) {}

  /** @returns one per good, computed one after the other by the caller: all at once would need much memory */
  async run({ goodIds, from, days }: SchedulesQuery, call: Call): Promise<PendingSchedule[]> {
    if (goodIds.length > MAX_GOODS) refuseMore('good_ids', MAX_GOODS);
    if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) refuseMore('days', MAX_DAYS);
    const viewer = viewerOf(call.actor);
    const read = () => this.schedules.of(goodIds, from ?? dayOf(call.now, 'UTC'), days, viewer, call.now);
    let goods = await read();
    // A single missing good may be new: clients request its schedule right after creating it.
    if (
      goods.length === 0 &&
      goodIds.length === 1 &&
      (await this.learnOf(goodIds[0] as string, viewer.userId, call))
    ) {
      goods = await read();
    }
    return goods.map((good) => ({
      goodId: good.terms.good.id,
      compute: () => scheduleFor(good, from, days, viewer.userId, call.now),
    }));
  }

  private async learnOf(goodId: string, userId: string | null, call: Call): Promise<boolean> {
    const good = await this.missing.goods([goodId], call.now);
    const person = userId !== null && (await this.missing.person(userId, call.now));
    return good || person;
  }
}

function scheduleFor(
  { terms, busy: read, namesVisible }: GoodBusy,
  asked: Day | undefined,
  days: number,
  userId: string | null,
  now: number,
): GoodSchedule {
  const { good, lender } = terms;
  const from = asked ?? dayOf(now, lender.zone);
  const busy = read();
  return {
    terms,
    days: scheduleOf({
      terms: termsOf(good, lender),
      opening: openingOf(good, lender),
      holidays: lender.publicHolidays,
      occupants: busy,
      from,
      days,
      now,
    }),
    ...{ busy, viewerId: userId, namesVisible },
  };
}

function refuseMore(field: string, most: number): never {
  throw refused('validation', { least: 1, most }, field);
}
