import { reached } from '@kashikari/platform';
import type { OfferRequest } from '../../app/ports';
import type { OfferedGood } from '../../domain/offered-goods';
import { instant } from '../booking/booking-row';
import { busyFrom, busyIn, type BusyJson } from './schedules.views';
import { goodFrom, lenderFrom, type AccountJson, type GoodJson } from './terms-row';

export interface OfferedRow {
  readonly good: GoodJson;
  readonly lender: AccountJson;
  readonly manages: boolean;
  readonly busy: BusyJson[];
}

/**
 * Goods of `offered` that the viewer (`$1`, card's group `$2`) may book for `$9` beside `$4`, with their conflicts from
 * `$5` to `$6`. `$3` is now, `$7` is true for goods by the hour, `$8` the units, `$10` the lenders reached.
 * @param offered the body of a common table expression with `good_id` and the columns of `order` and `columns`
 */
export const offeredQuery = (offered: string, order: string, columns = '') => `with ${offered}
    select to_jsonb(g) as good, to_jsonb(l) as lender, stands.stands = 'manager' as manages, ${columns}
      ${busyIn('tstzrange($5::timestamptz, $6::timestamptz + make_interval(days => g.margin_days))')} as busy
    from offered join good g on g.id = offered.good_id join account l on l.id = g.owner_id
      join good asked on asked.id = $4
      cross join lateral (select standing($1, $2, g.owner_id, g.group_ids, g.is_public, g.is_public_use,
        l.prevent_public_access) as stands) as stands
    where not g.deleted and ${reached('g.owner_id', '$10')} and g.is_hourly = $7 and g.quantity >= $8
      and not g.for_reference_only and not g.only_scan_booking
      and (stands.stands = 'manager' or stands.stands in ('member', 'guest')
        and not g.restrict_reservation and not g.is_hidden)
      and ($9::uuid = $1 or manages($1, $2, g.owner_id) and standing($9, null, g.owner_id, g.group_ids, g.is_public,
        g.is_public_use, l.prevent_public_access) not in ('none', 'viewer'))
    order by ${order}, g.owner_id <> asked.owner_id, g.title, g.id`;

/** The parameters of an {@link offeredQuery}. */
export function offeredValues(
  goodId: string,
  { viewer, borrowerId, within, now, isHourly, quantity }: OfferRequest,
): unknown[] {
  return [
    ...[viewer.userId, viewer.cardGroupId, instant(now), goodId, instant(within.from), instant(within.until)],
    ...[isHourly, quantity, borrowerId, viewer.within ?? null],
  ];
}

export function offeredFrom({ good, lender, manages, busy }: OfferedRow): OfferedGood {
  return { good: goodFrom(good), lender: lenderFrom(lender), occupants: busy.map(busyFrom), manages };
}
