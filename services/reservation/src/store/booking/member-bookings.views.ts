import { Database, reached } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { MemberBookingsViews, type GroupMember, type MemberBookings, type Viewer } from '../../app/ports';
import { instant } from './booking-row';

/** Days past the end of `booking b`, as `overdueDays` of the domain counts them; `$4` is now. */
const OVERDUE_DAYS = `case when b.is_hourly then floor(extract(epoch from $4::timestamptz - b.end_at) / 86400)::int + 1
  else ($4::timestamptz at time zone b.zone)::date - b.end_date end`;

/**
 * Counts live bookings of members. `$1` is the viewer, `$2` the groups and `$3` the users of the members. `$4` is now,
 * `$5` the lenders that can be reached from the viewer's shell (null: all).
 */
export const MEMBER_BOOKINGS = {
  name: 'bookings-of-members',
  text: `with run as materialized (
      select asked.id from (select distinct unnest($2::uuid[]) as id) as asked where oversees($1, null, array[asked.id])
    ), acts as materialized (
      select array(select $1::uuid union
        select m.account_id from manager m where m.user_id = $1 and not m.deleted) as accounts
    )
    select member.group_id as "groupId", member.user_id as "userId", open.count as "bookingsCount",
        open.overdue as "overdueInDays"
      from unnest($2::uuid[], $3::uuid[]) as member (group_id, user_id) join run on run.id = member.group_id,
      lateral (
        select count(*)::int as count,
            max(${OVERDUE_DAYS}) filter (where is_overdue(b, $4, l.manage_hand_over)) as overdue
          from booking b join account l on l.id = b.lender_id join good g on g.id = b.good_id
          where b.borrower_id = member.user_id and b.live and b.returned_at is null and b.kind = 'booking'
            and is_open(b, $4, l.manage_hand_over) and ${reached('b.lender_id', '$5')}
            and (g.group_ids @> array[member.group_id] or b.lender_id = any ((select accounts from acts)::uuid[]))
      ) as open`,
};

/** Counts with one query for all members, over the index of what each borrower has open. */
@Injectable()
export class PgMemberBookingsViews extends MemberBookingsViews {
  constructor(private readonly db: Database) {
    super();
  }

  count(members: readonly GroupMember[], { userId, within }: Viewer, now: number): Promise<MemberBookings[]> {
    return this.db.read<MemberBookings>(MEMBER_BOOKINGS, [
      userId,
      members.map(({ groupId }) => groupId),
      members.map((member) => member.userId),
      instant(now),
      within ?? null,
    ]);
  }
}
