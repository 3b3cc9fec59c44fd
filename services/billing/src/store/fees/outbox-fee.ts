import { billingEvents } from '@kashikari/contracts';
import type { OutgoingEvent } from '@kashikari/platform';
import type { Fee } from '../../domain/fees/fee';

/** `FeeChanged`: whether a membership is stopped. */
export function feeEvent(
  { membershipId, groupId, userId, version, stopped }: Fee,
  now: number,
): OutgoingEvent {
  return {
    topic: 'kashikari.billing.fee.v1',
    key: userId,
    type: 'kashikari.billing.v1.FeeChanged',
    data: billingEvents.FeeChanged.toJSON({
      ...{ membershipId, groupId, userId, version, stopped, changedAt: new Date(now) },
    }),
  };
}
