import { enumOf, packIds, reservation, SETS } from '@kashikari/contracts';
import type { GoodSchedule } from '../app/get-schedules';
import type { Busy } from '../app/ports';

/** Returned and canceled bookings have an empty state; the rest of their margin still occupies units. */
const stateOf = ({ state }: Busy) => (state === 'returned' || state === 'cancelled' ? '' : state);

type Asker = Pick<GoodSchedule, 'viewerId' | 'namesVisible'>;

/**
 * Returns the user and booking ids that the viewer may know, else empty strings. The booking id is always empty for
 * held units.
 */
function namesOf({ id, borrowerId, state }: Busy, { viewerId, namesVisible }: Asker) {
  const mine = borrowerId === viewerId;
  const named = mine || namesVisible;
  return { mine, userId: named ? borrowerId : '', bookingId: named && state !== 'held' ? id : '' };
}

/** Returns the occupied times of a good, by column. */
export function busyColumns(busy: readonly Busy[], asker: Asker): reservation.BusyColumns {
  const names = busy.map((one) => namesOf(one, asker));
  return {
    startAt: busy.map(({ span }) => span.from),
    endAt: busy.map(({ span }) => span.until),
    lockedTo: busy.map(({ claim }) => claim.until),
    quantity: busy.map(({ quantity }) => quantity),
    bookingIds: packIds(names.map(({ bookingId }) => bookingId)),
    userIds: packIds(names.map(({ userId }) => userId)),
    state: busy.map(
      (one) => enumOf(SETS.busyState, stateOf(one)) ?? reservation.BusyState.BUSY_STATE_UNSPECIFIED,
    ),
    mine: names.map(({ mine }) => mine),
    out: busy.map(({ out }) => out),
  };
}
