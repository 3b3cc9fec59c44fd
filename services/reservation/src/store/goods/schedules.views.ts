import type { Occupant } from '@kashikari/availability';
import type { Day, Interval } from '@kashikari/kernel';
import { reached, Database } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { Schedules, type Busy, type GoodBusy, type Viewer } from '../../app/ports';
import { WIRE_STATE, type WireState } from '../../domain/state';
import { instant, MILLIS } from '../booking/booking-row';
import { goodFrom, lenderFrom, type AccountJson, type GoodJson } from './terms-row';

const DAY = 86_400_000;

/** A conflicting booking as an array, which costs half of an object: see {@link BusyJson}. `$3` is now. */
const BUSY = `json_build_array(coalesce(b.part_of, b.id), coalesce(b.borrower_id, b.booked_by), b.quantity, ${MILLIS('b.start_at')},
  ${MILLIS('least(b.end_at, b.returned_at)')}, ${MILLIS('lower(b.claim)')}, ${MILLIS('upper(b.claim)')},
  is_open(b, $3, l.manage_hand_over), is_out(b, $3, l.manage_hand_over), is_overdue(b, $3, l.manage_hand_over),
  b.handed_over_at is not null, b.returned_at is not null, b.kind = 'hold')`;

export type BusyJson = [
  id: string,
  borrowerId: string,
  quantity: number,
  from: number,
  until: number,
  claimFrom: number,
  claimUntil: number,
  open: boolean,
  out: boolean,
  overdue: boolean,
  handedOver: boolean,
  returned: boolean,
  held: boolean,
];

/**
 * Bookings that overlap a range, found by the GiST index, and open ones outside it: overdue units, and bookings for
 * which an exclusive good is refused.
 */
export const busyIn = (range: string) => `(select coalesce(json_agg(${BUSY}), '[]') from booking b
    where b.good_id = g.id and b.live and (b.claim && ${range}
      or b.returned_at is null and (b.end_at <= $3 or g.is_exclusive)))`;

/**
 * Goods that the viewer (`$1`, card's group `$2`) sees, in the order of the request; `$5`, `$6` are the ends of the
 * days, `$7` the lenders reached.
 */
const SCHEDULES = {
  name: 'schedules',
  text: `select to_jsonb(g) as good, to_jsonb(l) as lender,
      coalesce(manages($1, $2, g.owner_id), false) or oversees($1, $2, g.group_ids)
        or exists (select from membership m join good_group s on s.id = m.group_id
          where m.user_id = $1 and m.group_id = any (g.group_ids) and not m.deleted and not m.disabled
            and s.member_booking_visible and ($2::uuid is null or m.group_id = $2)) as names_visible,
      ${busyIn(`tstzrange($5::timestamptz, $6::timestamptz + make_interval(days => g.margin_days))`)}::text as busy
    from unnest($4::uuid[]) with ordinality as asked (id, n)
      join good g on g.id = asked.id join account l on l.id = g.owner_id
    where not g.deleted and standing($1, $2, g.owner_id, g.group_ids, g.is_public, g.is_public_use,
      l.prevent_public_access) <> 'none' and ${reached('g.owner_id', '$7')}
    order by asked.n`,
};

const OCCUPANTS = {
  name: 'occupants',
  text: `select ${busyIn('tstzrange($1::timestamptz, $2::timestamptz)')} as busy
    from good g join account l on l.id = g.owner_id where g.id = $4`,
};

interface ScheduleRow {
  readonly good: GoodJson;
  readonly lender: AccountJson;
  readonly names_visible: boolean;
  /** JSON of {@link BusyJson}s, as text: all of a large answer at once is more than young memory holds. */
  readonly busy: string;
}

/** Reads calendars: one round trip for all goods. */
@Injectable()
export class PgSchedules extends Schedules {
  constructor(private readonly db: Database) {
    super();
  }

  async of(
    goodIds: readonly string[],
    from: Day,
    days: number,
    viewer: Viewer,
    now: number,
  ): Promise<GoodBusy[]> {
    // A day begins up to 14 hours before or after that of UTC, and "today" may be the day before or after.
    const start = Date.parse(`${from}T00:00:00Z`) - 2 * DAY;
    const rows = await this.db.read<ScheduleRow>(SCHEDULES, [
      viewer.userId,
      viewer.cardGroupId,
      instant(now),
      goodIds,
      instant(start),
      instant(start + (days + 5) * DAY),
      viewer.within ?? null,
    ]);
    return rows.map((row) => ({
      terms: { good: goodFrom(row.good), lender: lenderFrom(row.lender) },
      busy: () => (JSON.parse(row.busy) as BusyJson[]).map(busyFrom),
      namesVisible: row.names_visible,
    }));
  }

  async occupants(goodId: string, within: Interval, now: number, exceptId?: string): Promise<Occupant[]> {
    const row = await this.db.one<{ busy: BusyJson[] }>(OCCUPANTS, [
      instant(within.from),
      instant(within.until),
      instant(now),
      goodId,
    ]);
    return (row?.busy ?? []).map(busyFrom).filter(({ id }) => id !== exceptId);
  }
}

/** Parses a row. Destructures without a rest array, since one response may have ten thousand rows. */
export function busyFrom(row: BusyJson): Busy {
  const [
    id,
    borrowerId,
    quantity,
    from,
    until,
    claimFrom,
    claimUntil,
    open,
    out,
    overdue,
    handedOver,
    returned,
    held,
  ] = row;
  const state = held ? 'held' : stateOf(overdue, handedOver, returned);
  // Returned in the moment it began: the claim is empty, and has no ends.
  const claim = { from: claimFrom ?? from, until: claimUntil ?? from };
  return { id, borrowerId, quantity, span: { from, until }, claim, open, out, overdue, state };
}

function stateOf(overdue: boolean, handedOver: boolean, returned: boolean): WireState {
  if (returned) return WIRE_STATE.returned;
  if (overdue) return WIRE_STATE.overdue;
  return handedOver ? WIRE_STATE.handed_over : WIRE_STATE.reserved;
}
