import type { Narrowing, Viewer } from '../../app/ports';
import type { ExportedBooking } from '../../domain/exported-booking';
import type { WireState } from '../../domain/state';
import { BOOKING_COLUMNS, bookingFrom, type BookingRow } from './booking-row';
import { conditionsOf, NAMED, PLACES, STATE } from './list-query';
import { BOOKING_CONTEXT_FROM } from './booking-context-row';

export interface ExportRow extends BookingRow {
  readonly state: WireState;
  readonly good_title: string;
  readonly management_id: string;
  readonly lender_name: string;
  readonly borrower_name: string | null;
}

/**
 * Returns the query for one part of an export, the newest bookings first. It has bookings that the viewer may know by
 * name. Bookings that a schedule shows as occupied are excluded, since their ids and order reveal when they were made.
 * Ids are in the order of creation and never change. A part thus begins after the last id of the previous one, at
 * constant cost. No booking is repeated or left out if bookings are made or moved meanwhile.
 */
export function exportQuery(
  filter: Narrowing,
  viewer: Viewer,
  now: string,
  limit: number,
  beforeId?: string,
): { text: string; params: unknown[] } {
  const params: unknown[] = [viewer.userId, viewer.cardGroupId, now];
  const mark = (value: unknown) => `$${params.push(value)}`;
  const conditions = [...conditionsOf(filter, viewer, mark), NAMED];
  if (beforeId) conditions.push(`b.id < ${mark(beforeId)}`);
  const text = `${PLACES}, piece as (
      select b.id ${BOOKING_CONTEXT_FROM} where ${conditions.join(' and ')} and $3::timestamptz is not null
        order by b.id desc limit ${mark(limit)}
    )
    select ${BOOKING_COLUMNS}, ${STATE} as state, g.title as good_title, g.management_id, l.name as lender_name,
      u.name as borrower_name
    ${BOOKING_CONTEXT_FROM} join piece on piece.id = b.id left join account u on u.id = b.borrower_id
    order by b.id desc`;
  return { text, params };
}

export function exportedFrom(row: ExportRow): ExportedBooking {
  return {
    booking: bookingFrom(row),
    state: row.state,
    goodTitle: row.good_title,
    managementId: row.management_id,
    lenderName: row.lender_name,
    borrowerName: row.borrower_name ?? '',
  };
}
