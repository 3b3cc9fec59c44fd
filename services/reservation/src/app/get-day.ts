import { notFound, refused, unwrap, type Call, type Day } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { DAY_PARTS, daysOf, partsOf, type DayPart } from '../domain/day';
import { weekAfter, weekOf, type WeekDay } from '../domain/day-week';
import type { ShownBooking } from '../domain/shown-booking';
import { signedIn } from './callers';
import { DayViews, type DayWait, type ManagedLender } from './ports/day-views';

/** Bookings of a part in one answer. */
const MAX_OF_PART = 100;

export interface AskedDay {
  /** Each lender's today if absent. */
  readonly date: Day | undefined;
  /** Absent: all lenders that the caller manages. */
  readonly lenderId: string | undefined;
  readonly groupId: string | undefined;
  /** The response has bookings of this part alone, starting at `page`, and totals of the others. */
  readonly part: DayPart | undefined;
  readonly page: number;
}

export interface ShownDay {
  readonly date: Day;
  readonly parts: Readonly<Record<DayPart, { readonly total: number; readonly bookings: ShownBooking[] }>>;
  readonly waits: readonly DayWait[];
  readonly week: readonly WeekDay[];
}

/** Returns a day's bookings for managers: going out, returning, late, or to be checked. */
@Injectable()
export class GetDay {
  constructor(private readonly views: DayViews) {}

  async run({ date, lenderId, groupId, part, page }: AskedDay, call: Call): Promise<ShownDay> {
    const { now } = call;
    const viewer = signedIn(call.actor);
    const managed = await this.views.lendersOf(viewer);
    if (!managed.some(({ id, lends }) => lends || id !== viewer.userId))
      throw refused('booking.manager_only');
    const lenders = chosen(managed, lenderId);
    const days = unwrap(daysOf(lenders, date, now));
    const week = weekAfter(days, lenders, now);
    const search = days.map((day) => ({ ...day, weekEnds: week.get(day.lenderId)!.at(-1)!.until }));
    const [bookings, waits] = await Promise.all([
      this.views.candidates({ days: search, groupId, now }),
      this.views.waits(
        lenders.map(({ id }) => id),
        groupId,
      ),
    ]);
    const parts = partsOf(bookings, days, now);
    const pages = DAY_PARTS.map((name) => {
      const at = part === undefined || part === name ? (page - 1) * MAX_OF_PART : parts[name].length;
      return parts[name].slice(at, at + MAX_OF_PART).map(({ id }) => id);
    });
    const shown = await this.views.shown(pages.flat(), viewer, now);
    const answered = DAY_PARTS.map((name, at) => [
      name,
      { total: parts[name].length, bookings: pages[at]!.flatMap((id) => shown.get(id) ?? []) },
    ]);
    const first = days.find((day) => day.lenderId === viewer.userId) ?? days[0]!;
    return {
      date: first.date,
      parts: Object.fromEntries(answered) as ShownDay['parts'],
      waits,
      week: weekOf(first.date, bookings, week, now),
    };
  }
}

function chosen(managed: readonly ManagedLender[], lenderId: string | undefined): readonly ManagedLender[] {
  if (lenderId === undefined) return managed;
  const lenders = managed.filter(({ id }) => id === lenderId);
  if (lenders.length === 0) throw notFound('user', lenderId);
  return lenders;
}
