import { Database, reached } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { RecordViews, type BorrowerCount, type Viewer } from '../../app/ports';
import { instant } from '../booking/booking-row';
import { BACK_IN_TIME, NEVER_COLLECTED } from './ended-in-time';

/**
 * Counts for the records of borrowers. `$1` is the viewer, `$2` the group of a member card, which lends nothing, `$3`
 * the borrowers. `$4` is now, `$5` the start of the year that ends now, `$6` the lenders that can be reached from the
 * viewer's shell (null: all). `circle` has the groups of the viewer's lenders.
 */
export const RECORDS = {
  name: 'records-of-borrowers',
  text: `with lender as materialized (
      select acts.id from (select $1::uuid as id union
        select m.account_id from manager m where m.user_id = $1 and not m.deleted) as acts
        where $2::uuid is null and ${reached('acts.id', '$6')}
    ), circle as materialized (
      select lender.id as lender_id, g.id as group_id, g.owner_id
        from lender join good_group g on g.owner_id = lender.id and not g.deleted
      union
      select lender.id, m.group_id, g.owner_id
        from lender join membership m on m.user_id = lender.id and not m.deleted and not m.disabled
          left join good_group g on g.id = m.group_id
        where g.deleted is not true
    )
    select asked.id as "userId", counted.*
      from unnest($3::uuid[]) as asked (id),
      lateral (select array(
        select b.lender_id from booking b join lender on lender.id = b.lender_id join account l on l.id = b.lender_id
          where b.borrower_id = asked.id and b.live and b.returned_at is null and b.kind = 'booking'
            and is_open(b, $4, l.manage_hand_over)
        union
        select g.owner_id from wait w join good g on g.id = w.good_id join lender on lender.id = g.owner_id
          where w.user_id = asked.id and w.state in ('waiting', 'offered')
        union
        select circle.lender_id from membership m join circle on circle.group_id = m.group_id
          where m.user_id = asked.id and not m.deleted and not m.disabled
        union
        select circle.lender_id from circle where circle.owner_id = asked.id
      ) as lenders) as related,
      lateral (
        select count(*)::int as bookings, count(b.returned_at)::int as ended,
            (count(*) filter (where not (${BACK_IN_TIME})))::int as late
          from booking b join account l on l.id = b.lender_id
          where b.borrower_id = asked.id and b.kind = 'booking' and b.cancelled_at is null
            and (b.returned_at is null or b.returned_at > $5)
            and not ${NEVER_COLLECTED('$4')}
            and (asked.id = $1 or b.lender_id = any (related.lenders)) and ${reached('b.lender_id', '$6')}
      ) as counted
      where asked.id = $1 or cardinality(related.lenders) > 0`,
};

/** Counts with one query for all borrowers, over the index of each borrower's bookings. */
@Injectable()
export class PgRecordViews extends RecordViews {
  constructor(private readonly db: Database) {
    super();
  }

  count(
    userIds: readonly string[],
    { userId, cardGroupId, within }: Viewer & { readonly userId: string },
    since: number,
    now: number,
  ): Promise<BorrowerCount[]> {
    return this.db.read<BorrowerCount>(RECORDS, [
      ...[userId, cardGroupId, userIds],
      ...[instant(now), instant(since), within ?? null],
    ]);
  }
}
