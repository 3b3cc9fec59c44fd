import { reaches } from '@kashikari/kernel';
import { ComputedRows, Database } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { BookingViews, type BookingFilter, type Narrowing, type Viewer } from '../../app/ports';
import { Office } from '../../app/ports/messages';
import type { ExportedBooking } from '../../domain/exported-booking';
import { show, type ShownBooking } from '../../domain/shown-booking';
import { instant } from './booking-row';
import { exportedFrom, exportQuery, type ExportRow } from './export-query';
import { listQuery } from './list-query';
import { opaqueId } from './opaque-id';
import { SHORT_TURN_ROUND } from './short-turn-round';
import {
  isSeen as isSeenBy,
  BOOKING_CONTEXT_COLUMNS,
  BOOKING_CONTEXT_FROM,
  bookingContextFrom,
  type BookingContextRow,
} from './booking-context-row';

/** The office can see a booking while a dispute about it is open. `$4` is its account. */
const ATTENDS = `b.dispute_opened_at is not null and coalesce(manages($1::uuid, $2::uuid, $4::uuid), false) as attends`;

const GET = {
  name: 'get-booking',
  text: `select ${BOOKING_CONTEXT_COLUMNS}, ${SHORT_TURN_ROUND}, ${ATTENDS} ${BOOKING_CONTEXT_FROM} where b.id = $3`,
};

const SERIES_FROM = {
  name: 'series-from',
  text: `select id from booking where series_id = $1 and start_at >= $2 and live and returned_at is null
    order by start_at`,
};

interface SeenRow extends BookingContextRow {
  readonly short_turn_round: boolean;
}

interface GotRow extends SeenRow {
  readonly attends: boolean;
}

interface ListedRow extends Omit<SeenRow, 'id'> {
  /** Null in the only row of a page beyond the last, which carries the total. */
  readonly id: string | null;
  readonly total: number;
  readonly named: boolean;
}

/** Reads bookings for screens: one round trip each, bound to the viewer. */
@Injectable()
export class PgBookingViews extends BookingViews {
  constructor(
    private readonly db: Database,
    private readonly office: Office,
    private readonly computed: ComputedRows,
  ) {
    super();
  }

  async get(id: string, viewer: Viewer, now: number): Promise<ShownBooking | undefined> {
    const row = await this.db.one<GotRow>(GET, [
      viewer.userId,
      viewer.cardGroupId,
      id,
      this.office.accountId,
    ]);
    if (!row || !(isSeenBy(row, viewer) || (row.attends && reaches(viewer, row.lender.id)))) return undefined;
    return show(bookingContextFrom(row, viewer, now), { shortTurnRound: row.short_turn_round });
  }

  async list(
    filter: BookingFilter,
    viewer: Viewer,
    now: number,
  ): Promise<{ bookings: ShownBooking[]; total: number }> {
    const { text, params } = listQuery(filter, viewer, instant(now));
    const rows = await this.db.read<ListedRow>(text, params);
    const compute = (row: ListedRow & SeenRow) => {
      const sight = {
        shortTurnRound: row.short_turn_round,
        opaqueId: row.named ? undefined : opaqueId(row.id),
      };
      return show(bookingContextFrom(row, viewer, now), sight);
    };
    const bookings = this.computed.map('bookings', rows.filter(isSeen), compute, ({ id }) => id);
    return { bookings, total: rows[0]?.total ?? 0 };
  }

  async seriesFrom(seriesId: string, from: number): Promise<string[]> {
    const rows = await this.db.read<{ id: string }>(SERIES_FROM, [seriesId, instant(from)]);
    return rows.map(({ id }) => id);
  }

  async export(
    filter: Narrowing,
    viewer: Viewer,
    now: number,
    limit: number,
    beforeId?: string,
  ): Promise<ExportedBooking[]> {
    const { text, params } = exportQuery(filter, viewer, instant(now), limit, beforeId);
    return (await this.db.read<ExportRow>(text, params)).map(exportedFrom);
  }
}

function isSeen(row: ListedRow): row is ListedRow & SeenRow {
  return row.id !== null;
}
