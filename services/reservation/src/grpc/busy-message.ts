import { enumOf, packIds, reservation, SETS } from '@kashikari/contracts';
import type { GoodSchedule } from '../app/get-schedules';
import type { Busy } from '../app/ports';

/** Back already: only the rest of its margin stands. */
const stateOf = ({ state }: Busy) => (state === 'returned' || state === 'cancelled' ? '' : state);

type Asker = Pick<GoodSchedule, 'viewerId' | 'namesVisible'>;

/** Whose a booking is, as far as the asker may know: empty otherwise, and the id of what is held for somebody always. */
function namesOf({ id, borrowerId, state }: Busy, { viewerId, namesVisible }: Asker) {
  const mine = borrowerId === viewerId;
  const named = mine || namesVisible;
  return { mine, userId: named ? borrowerId : '', bookingId: named && state !== 'held' ? id : '' };
}

/** What is taken of a good, by column. */
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
