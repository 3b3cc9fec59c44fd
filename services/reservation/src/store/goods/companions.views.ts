import { Database } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { Companions, type Companion, type OfferRequest } from '../../app/ports';
import { MAX_OFFERS_TRIED } from '../../domain/offered-goods';
import { offeredFrom, offeredQuery, offeredValues, type OfferedRow } from './offered-query';

/** Number of past days over which companions are counted. */
const WITHIN_DAYS = 365;

/** Minimum number of joint bookings: a single one is chance. */
const LEAST_TIMES = 2;

/** The newest bookings that are read of a good, and of each borrower: a good that thousands have had costs no more. */
const NEWEST = 100;

/** Bookings matching `who` whose units a borrower had, and until when; `$3` is now. */
const newestOf = (who: string) => `select b.id, b.good_id, b.borrower_id, b.start_at,
      coalesce(b.returned_at, greatest(b.end_at, $3)) as until
    from booking b join account l on l.id = b.lender_id
    where ${who} and b.kind = 'booking' and b.cancelled_at is null
      and b.start_at between $3::timestamptz - interval '${WITHIN_DAYS} days' and $3
      and (b.handed_over_at is not null or b.returned_at is not null or not l.manage_hand_over)
    order by b.created_at desc limit ${NEWEST}`;

/** Goods that the borrowers of `$4` had at the same time as it, most often first. */
export const COMPANIONS = {
  name: 'companions',
  text: offeredQuery(
    `had as (${newestOf('b.good_id = $4')}),
      offered as (
        select other.good_id, count(distinct had.id)::int as times
        from (select distinct borrower_id from had) as who
          cross join lateral (${newestOf('b.borrower_id = who.borrower_id')}) as other
          join had on had.borrower_id = who.borrower_id
            and other.start_at < had.until and had.start_at < other.until
        where other.good_id <> $4
        group by other.good_id having count(distinct had.id) >= ${LEAST_TIMES}
        order by times desc, other.good_id limit ${MAX_OFFERS_TRIED}
      )`,
    'offered.times desc',
    'offered.times,',
  ),
};

/** Reads which goods are lent together, next to the bookings: a single round trip. */
@Injectable()
export class PgCompanions extends Companions {
  constructor(private readonly db: Database) {
    super();
  }

  async of(goodId: string, asked: OfferRequest): Promise<Companion[]> {
    const rows = await this.db.read<OfferedRow & { times: number }>(COMPANIONS, offeredValues(goodId, asked));
    return rows.map((row) => ({ ...offeredFrom(row), times: row.times }));
  }
}
