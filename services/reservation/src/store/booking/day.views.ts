import { reaches } from '@kashikari/kernel';
import { ComputedRows, Database } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../app/ports';
import { DayViews, type DaySearch, type DayWait, type ManagedLender } from '../../app/ports/day-views';
import type { DayBooking } from '../../domain/day';
import { show, type ShownBooking } from '../../domain/shown-booking';
import {
  BOOKING_CONTEXT_COLUMNS,
  BOOKING_CONTEXT_FROM,
  bookingContextFrom,
  type BookingContextRow,
} from './booking-context-row';
import { instant, millis } from './booking-row';
import { DAY_CANDIDATES, DAY_WAITS, LENDERS_OF, type DayRow, type DayWaitRow } from './day-query';
import { SHORT_TURN_ROUND } from './short-turn-round';

const SHOWN = {
  name: 'bookings-of-day',
  text: `select ${BOOKING_CONTEXT_COLUMNS}, ${SHORT_TURN_ROUND} ${BOOKING_CONTEXT_FROM} where b.id = any ($3::uuid[])`,
};

interface ShownRow extends BookingContextRow {
  readonly short_turn_round: boolean;
}

/** Reads a lender's day: its candidates in one query, and whole only the bookings that are shown. */
@Injectable()
export class PgDayViews extends DayViews {
  constructor(
    private readonly db: Database,
    private readonly computed: ComputedRows,
  ) {
    super();
  }

  async lendersOf(viewer: Viewer): Promise<ManagedLender[]> {
    const { userId, cardGroupId } = viewer;
    const found = await this.db.read<ManagedLender & Record<string, unknown>>(LENDERS_OF, [
      userId,
      cardGroupId,
    ]);
    return found.filter(({ id }) => reaches(viewer, id));
  }

  async candidates({ days, groupId, now }: DaySearch): Promise<DayBooking[]> {
    const rows = await this.db.read<DayRow>(DAY_CANDIDATES, [
      days.map(({ lenderId }) => lenderId),
      days.map(({ from }) => instant(from)),
      days.map(({ until }) => instant(until)),
      days.map(({ weekEnds }) => instant(weekEnds)),
      days.map(({ isToday }) => isToday),
      instant(now),
      groupId ?? null,
    ]);
    const once = new Map(rows.map((row) => [row.id, row]));
    return [...once.values()].map(dayBookingFrom);
  }

  async shown(
    ids: readonly string[],
    viewer: Viewer,
    now: number,
  ): Promise<ReadonlyMap<string, ShownBooking>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.read<ShownRow>(SHOWN, [viewer.userId, viewer.cardGroupId, ids]);
    const compute = (row: ShownRow) =>
      show(bookingContextFrom(row, viewer, now), { shortTurnRound: row.short_turn_round });
    const shown = this.computed.map('bookings', rows, compute, ({ id }) => id);
    return new Map(shown.map((one) => [one.booking.id, one]));
  }

  async waits(lenderIds: readonly string[], groupId: string | undefined): Promise<DayWait[]> {
    return (await this.db.read<DayWaitRow>(DAY_WAITS, [lenderIds, groupId ?? null])).map(waitFrom);
  }
}

function dayBookingFrom(row: DayRow): DayBooking {
  return {
    id: row.id,
    lenderId: row.lender_id,
    span: { from: row.start_at.getTime(), until: row.end_at.getTime() },
    handedOverAt: millis(row.handed_over_at),
    returnedAt: millis(row.returned_at),
    awaitsReceipt: row.awaits_receipt,
    cancelledAt: millis(row.cancelled_at),
    inDispute: row.in_dispute,
    overcommitted: row.overcommitted,
  };
}

function waitFrom(row: DayWaitRow): DayWait {
  const { wait_id: waitId, user_id: userId, answer_by: answerBy } = row;
  return {
    goodId: row.good_id,
    goodTitle: row.title,
    lenderId: row.owner_id,
    waiting: row.waiting,
    offer: waitId && userId && answerBy ? { waitId, userId, answerBy: answerBy.getTime() } : null,
  };
}
