import { Database } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { LiveBookings, type CountScope, type NextBookings, type NextBookingsQuery } from '../../app/ports';
import { instant } from './booking-row';

/** Open bookings: reserved or out; `$1` is now. */
const OPEN = `
  from booking b join account l on l.id = b.lender_id
  where b.kind = 'booking' and b.live and b.returned_at is null and is_open(b, $1, l.manage_hand_over) and `;

/** Counts open bookings, and those of them that are out. */
const COUNT = `
  select count(*)::int as live,
    count(*) filter (where b.handed_over_at is not null or (not l.manage_hand_over and b.start_at <= $1))::int as out
  ${OPEN}`;

const IN_GROUP = 'exists (select from good g where g.id = b.good_id and g.group_ids @> array[$3::uuid])';

/**
 * `$2`: the user, `$3`: the goods, `$4`: true if their holders are requested. Bookings of a lender without hand-overs
 * are out from their start, so none of them is pending after it.
 */
const NEXT = `
  select g.id as "goodId",
    (select b.id ${OPEN} b.good_id = g.id and b.handed_over_at is null and b.start_at > $1
      order by b.start_at, b.id limit 1) as next,
    (select b.id ${OPEN} b.good_id = g.id and b.handed_over_at is null
        and (l.manage_hand_over or b.start_at > $1)
        and b.start_at < (date_trunc('day', $1 at time zone l.zone) + interval '1 day') at time zone l.zone
      order by b.start_at, b.id limit 1) as "firstPending",
    case when $4 then (select b.id ${OPEN} b.good_id = g.id
        and (b.handed_over_at is not null or (not l.manage_hand_over and b.start_at <= $1))
      order by b.end_at, b.id limit 1) end as holder,
    case when $4 then (select b.id from booking b
        where b.good_id = g.id and b.kind = 'booking' and b.returned_at is not null
      order by b.returned_at desc, b.id limit 1) end as "lastHolder"
  from good g where g.id = any ($3::uuid[]) and (g.owner_id = $2 or exists (
    select from manager m where m.account_id = g.owner_id and m.user_id = $2 and not m.deleted))`;

@Injectable()
export class PgLiveBookings extends LiveBookings {
  constructor(private readonly db: Database) {
    super();
  }

  nextOf({ goodIds, holders }: NextBookingsQuery, userId: string, now: number): Promise<NextBookings[]> {
    return this.db.read<NextBookings>(NEXT, [instant(now), userId, goodIds, holders]);
  }

  async count(scope: CountScope, now: number): Promise<{ live: number; out: number }> {
    const [condition, params] = conditionOf(scope);
    const row = await this.db.one<{ live: number; out: number }>(COUNT + condition, [
      instant(now),
      ...params,
    ]);
    return row ?? { live: 0, out: 0 };
  }

  async borrowersIn(groupId: string, userIds: readonly string[], now: number): Promise<string[]> {
    const rows = await this.db.read<{ borrower_id: string }>(
      `select distinct b.borrower_id ${OPEN} b.borrower_id = any($2) and ${IN_GROUP}`,
      [instant(now), userIds, groupId],
    );
    return rows.map((row) => row.borrower_id);
  }

  async hasReturned(goodId: string, userId: string): Promise<boolean> {
    const found = await this.db.one(
      `select 1 from booking b where b.good_id = $1 and b.borrower_id = $2 and b.kind = 'booking'
         and b.returned_at is not null limit 1`,
      [goodId, userId],
    );
    return found !== undefined;
  }
}

function conditionOf(scope: CountScope): [string, string[]] {
  if ('goodId' in scope) return ['b.good_id = $2', [scope.goodId]];
  if ('lenderId' in scope) return ['b.lender_id = $2', [scope.lenderId]];
  if ('borrowerId' in scope) return ['b.borrower_id = $2', [scope.borrowerId]];
  return [`b.borrower_id = $2 and ${IN_GROUP}`, [scope.userId, scope.groupId]];
}
