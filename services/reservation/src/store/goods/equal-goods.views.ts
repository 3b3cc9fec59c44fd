import { reached, Database } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { EqualGoods, type EqualGoodsRequest } from '../../app/ports';
import { MAX_EQUAL_TRIED, type EqualGood } from '../../domain/equal-goods';
import { instant } from '../booking/booking-row';
import { busyFrom, busyIn, type BusyJson } from './schedules.views';
import { goodFrom, lenderFrom, type AccountJson, type GoodJson } from './terms-row';

/**
 * Goods like `$4` that the viewer (`$1`, card's group `$2`) may book for `$9`, the most alike first, then the same
 * lender's. Each likeness is read for so many rows and no further, so that a word which thousands share costs no more.
 */
export const EQUALS = {
  name: 'equal-goods',
  text: `with alike as (
      select other.good_id, min(other.kind) as kind from good_likeness mine
        cross join lateral (select x.good_id, x.kind from good_likeness x
          where x.scope = mine.scope and x.kind = mine.kind and x.word = mine.word and x.good_id <> $4
          order by x.good_id limit ${MAX_EQUAL_TRIED}) as other
        where mine.good_id = $4
        group by other.good_id order by min(other.kind), other.good_id limit ${MAX_EQUAL_TRIED}
    )
    select to_jsonb(g) as good, to_jsonb(l) as lender, stands.stands = 'manager' as manages,
      ${busyIn('tstzrange($5::timestamptz, $6::timestamptz + make_interval(days => g.margin_days))')} as busy
    from alike join good g on g.id = alike.good_id join account l on l.id = g.owner_id
      join good asked on asked.id = $4
      cross join lateral (select standing($1, $2, g.owner_id, g.group_ids, g.is_public, g.is_public_use,
        l.prevent_public_access) as stands) as stands
    where not g.deleted and ${reached('g.owner_id', '$10')} and g.is_hourly = $7 and g.quantity >= $8
      and not g.for_reference_only and not g.only_scan_booking
      and (stands.stands = 'manager' or stands.stands in ('member', 'guest')
        and not g.restrict_reservation and not g.is_hidden)
      and ($9::uuid = $1 or manages($1, $2, g.owner_id) and standing($9, null, g.owner_id, g.group_ids, g.is_public,
        g.is_public_use, l.prevent_public_access) not in ('none', 'viewer'))
    order by alike.kind, g.owner_id <> asked.owner_id, g.title, g.id`,
};

/** Whether any good at all is like `$1`, whoever may have it. */
const ANY = {
  name: 'any-equal-good',
  text: `select exists (select from good_likeness mine join good_likeness x
      on x.scope = mine.scope and x.kind = mine.kind and x.word = mine.word and x.good_id <> mine.good_id
      where mine.good_id = $1) as any`,
};

interface EqualRow {
  readonly good: GoodJson;
  readonly lender: AccountJson;
  readonly manages: boolean;
  readonly busy: BusyJson[];
}

/** Looks for goods that may do as well: one round trip for all. */
@Injectable()
export class PgEqualGoods extends EqualGoods {
  constructor(private readonly db: Database) {
    super();
  }

  async areThereAny(goodId: string): Promise<boolean> {
    return (await this.db.one<{ any: boolean }>(ANY, [goodId]))?.any ?? false;
  }

  async of(
    goodId: string,
    { viewer, borrowerId, within, ...asked }: EqualGoodsRequest,
  ): Promise<EqualGood[]> {
    const rows = await this.db.read<EqualRow>(EQUALS, [
      viewer.userId,
      viewer.cardGroupId,
      instant(asked.now),
      goodId,
      instant(within.from),
      instant(within.until),
      asked.isHourly,
      asked.quantity,
      borrowerId,
      viewer.within ?? null,
    ]);
    return rows.map(({ good, lender, manages, busy }) => ({
      good: goodFrom(good),
      lender: lenderFrom(lender),
      occupants: busy.map(busyFrom),
      manages,
    }));
  }
}
