import { reaches } from '@kashikari/kernel';
import type { Viewer } from '../../app/ports';
import type { BookingContext } from '../../domain/booking-context';
import { BOOKING_COLUMNS, bookingFrom, type BookingRow } from './booking-row';
import { goodFrom, lenderFrom, type AccountJson, type GoodJson } from '../goods/terms-row';

export interface BookingContextRow extends BookingRow {
  readonly good: GoodJson;
  readonly lender: AccountJson;
  readonly manages: boolean;
  readonly borrows: boolean;
  readonly oversees: boolean;
  readonly borrower_may_book: boolean;
  readonly unread: number;
}

/** A booking with its terms and what the viewer is to it. `$1` is the viewer, `$2` the group of a member card. */
export const BOOKING_CONTEXT_COLUMNS = `${BOOKING_COLUMNS}, to_jsonb(g) as good, to_jsonb(l) as lender,
  coalesce(manages($1::uuid, $2::uuid, b.lender_id), false) as manages,
  coalesce(b.borrower_id = $1::uuid or manages($1::uuid, $2::uuid, b.borrower_id), false) as borrows,
  oversees($1::uuid, $2::uuid, g.group_ids) as oversees,
  not g.deleted and standing(b.borrower_id, null, g.owner_id, g.group_ids, g.is_public, g.is_public_use,
    l.prevent_public_access) not in ('none', 'viewer') as borrower_may_book,
  (select count(*)::int from unread_message u where u.user_id = $1::uuid and u.booking_id = b.id) as unread`;

/** Bookings `b`, and no claims of other kinds, with their good `g` and lender `l`. */
export const BOOKING_CONTEXT_FROM =
  "from booking b join good g on g.id = b.good_id and b.kind = 'booking' join account l on l.id = b.lender_id";

export const BOOKING_CONTEXT = `select ${BOOKING_CONTEXT_COLUMNS} ${BOOKING_CONTEXT_FROM}`;

export const BOOKING_CONTEXT_OF = {
  name: 'situation-of-booking',
  text: `${BOOKING_CONTEXT} where b.id = $3`,
};

/** Returns true if the viewer may know that the booking exists. */
export function isSeen({ manages, borrows, oversees, lender }: BookingContextRow, viewer: Viewer): boolean {
  return reaches(viewer, lender.id) && (manages || borrows || oversees);
}

export function bookingContextFrom(row: BookingContextRow, viewer: Viewer, now: number): BookingContext {
  return {
    booking: bookingFrom(row),
    good: goodFrom(row.good),
    lender: lenderFrom(row.lender),
    caller: {
      userId: viewer.userId,
      manages: row.manages,
      borrows: row.borrows,
      oversees: row.oversees,
      borrowerMayBook: row.borrower_may_book,
    },
    now,
    unreadMessages: row.unread,
  };
}
