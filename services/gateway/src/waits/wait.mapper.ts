import { type reservation, SETS, wordOf } from '@kashikari/contracts';
import { notFound } from '@kashikari/kernel';
import { instant, instantOrNull, textOrNull } from '../mappers/times';
import type { Wait } from './wait.schema';

export function toWait(wait: reservation.Wait | undefined, asked = ''): Wait {
  if (!wait) throw notFound('wait', asked);
  return {
    id: wait.id,
    good_id: wait.goodId,
    good_title: wait.goodTitle,
    lender_id: wait.lenderId,
    user_id: wait.userId,
    quantity: wait.quantity,
    state: wordOf(SETS.waitState, wait.stateEnum, wait.state),
    is_hourly: wait.isHourly,
    start_at: instant(wait.startAt),
    end_at: instant(wait.endAt),
    start_date: textOrNull(wait.startDate),
    end_date: textOrNull(wait.endDate),
    time_zone: wait.timeZone,
    place: wait.place ?? null,
    offered_at: instantOrNull(wait.offeredAt),
    answer_by: instantOrNull(wait.answerBy),
    booking_id: textOrNull(wait.bookingId),
    permissions: wait.permissions as Wait['permissions'],
    created_at: instant(wait.createdAt),
    updated_at: instant(wait.updatedAt),
  };
}
