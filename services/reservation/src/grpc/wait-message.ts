import { spanOf } from '@kashikari/availability';
import { enumOf, SETS, type reservation } from '@kashikari/contracts';
import type { ShownWait } from '../domain/shown-wait';

/** A wait on the wire. */
export function waitMessage({ wait, goodTitle, lenderId, place, permissions }: ShownWait): reservation.Wait {
  const { asked } = wait;
  const { from, until } = spanOf(asked, wait.zone);
  return {
    id: wait.id,
    goodId: wait.goodId,
    goodTitle,
    lenderId,
    userId: wait.userId,
    quantity: wait.quantity,
    state: enumOf(SETS.waitState, wait.state),
    isHourly: asked.unit === 'hour',
    startAt: new Date(from),
    endAt: new Date(until),
    startDate: asked.unit === 'day' ? asked.startDate : '',
    endDate: asked.unit === 'day' ? asked.endDate : '',
    timeZone: wait.zone,
    place: place ?? undefined,
    offeredAt: date(wait.offeredAt),
    answerBy: date(wait.answerBy),
    bookingId: wait.bookingId ?? '',
    version: wait.version,
    createdAt: new Date(wait.createdAt),
    updatedAt: new Date(wait.updatedAt),
    permissions: [...permissions],
  };
}

function date(millis: number | null): Date | undefined {
  return millis === null ? undefined : new Date(millis);
}
