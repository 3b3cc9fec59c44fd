import { Database } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { BookingViews, type BookingFilter, type Viewer } from '../app/ports';
import { show, type ShownBooking } from '../domain/shown-booking';
import { instant } from './booking-row';
import { listQuery } from './list-query';
import { SHORT_TURN_ROUND } from './short-turn-round';
import { SITUATION_COLUMNS, SITUATION_FROM, situationFrom, type SituationRow } from './situation-row';

const GET = {
  name: 'get-booking',
  text: `select ${SITUATION_COLUMNS}, ${SHORT_TURN_ROUND} ${SITUATION_FROM} where b.id = $3`,
};

interface SeenRow extends SituationRow {
  readonly short_turn_round: boolean;
}

interface ListedRow extends Omit<SeenRow, 'id'> {
  /** Null in the one row of a page beyond the last, which tells the total alone. */
  readonly id: string | null;
  readonly total: number;
  readonly named: boolean;
}

/** Reads bookings for screens: one round trip each, bound to the viewer. */
@Injectable()
export class BookingViewsStore extends BookingViews {
  constructor(private readonly db: Database) {
    super();
  }

  async get(id: string, viewer: Viewer, now: number): Promise<ShownBooking | undefined> {
    const row = await this.db.one<SeenRow>(GET, [viewer.userId, viewer.cardGroupId, id]);
    if (!row || !(row.manages || row.borrows || row.oversees)) return undefined;
    return show(situationFrom(row, viewer, now), { shortTurnRound: row.short_turn_round });
  }

  async list(
    filter: BookingFilter,
    viewer: Viewer,
    now: number,
  ): Promise<{ bookings: ShownBooking[]; total: number }> {
    const { text, params } = listQuery(filter, viewer, instant(now));
    const rows = await this.db.read<ListedRow>(text, params);
    const bookings = rows.filter(isSeen).map((row) => {
      const sight = { shortTurnRound: row.short_turn_round, anonymous: !row.named };
      return show(situationFrom(row, viewer, now), sight);
    });
    return { bookings, total: rows[0]?.total ?? 0 };
  }
}

function isSeen(row: ListedRow): row is ListedRow & SeenRow {
  return row.id !== null;
}
