import { spanOf } from '@kashikari/availability';
import { enumOf, SETS } from '@kashikari/contracts';
import type { Interval } from '@kashikari/kernel';
import type { OutgoingEvent } from '@kashikari/platform';
import type { Good } from '../../domain/good';
import type { Wait } from '../../domain/wait';
import type { WaitState } from '../../domain/wait-state';
import { instant } from '../booking/booking-row';

const WAIT_TOPIC = 'kashikari.reservation.wait.v1';
const WAIT_CHANGED = 'kashikari.reservation.v1.WaitChanged';

/** The event's change for each state. */
const CHANGE_TO: Record<WaitState, string> = {
  waiting: 'JOINED',
  offered: 'OFFERED',
  booked: 'BOOKED',
  declined: 'DECLINED',
  lapsed: 'LAPSED',
  left: 'LEFT',
  passed: 'PASSED',
  withdrawn: 'WITHDRAWN',
};

/**
 * Returns the event WaitChanged in JSON, with the wait after the change.
 * @param held the claim that is held for it, if it has an offer
 */
export function waitChanged(
  wait: Wait,
  { title, ownerId }: Pick<Good, 'title' | 'ownerId'>,
  actorId: string | null,
  held?: Interval,
): OutgoingEvent {
  const { asked } = wait;
  const { from, until } = spanOf(asked, wait.zone);
  const days = asked.unit === 'day' ? { start_date: asked.startDate, end_date: asked.endDate } : {};
  return {
    topic: WAIT_TOPIC,
    key: wait.goodId,
    type: WAIT_CHANGED,
    data: {
      id: wait.id,
      version: wait.version,
      change: `WAIT_CHANGE_${CHANGE_TO[wait.state]}`,
      good_id: wait.goodId,
      good_title: title,
      lender_id: ownerId,
      user_id: wait.userId,
      quantity: wait.quantity,
      state: wait.state,
      state_enum: enumOf(SETS.waitState, wait.state),
      start_at: instant(from),
      end_at: instant(until),
      ...days,
      time_zone: wait.zone,
      ...(held && { occ_from: instant(held.from), occ_until: instant(held.until) }),
      ...(wait.answerBy !== null && { answer_by: instant(wait.answerBy) }),
      ...(wait.bookingId !== null && { booking_id: wait.bookingId }),
      ...(actorId !== null && { actor_id: actorId }),
      changed_at: instant(wait.updatedAt),
    },
  };
}
