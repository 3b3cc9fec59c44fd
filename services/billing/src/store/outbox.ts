import { billingEvents, enumFrom, SETS } from '@kashikari/contracts';
import type { OutgoingEvent } from '@kashikari/platform';
import type { SubscriptionSnapshot } from '../domain/subscription';

export function eventOf(snapshot: SubscriptionSnapshot): OutgoingEvent {
  return {
    topic: 'kashikari.billing.subscription.v1',
    key: snapshot.accountId,
    type: 'kashikari.billing.v1.SubscriptionChanged',
    data: billingEvents.SubscriptionChanged.toJSON({
      ...snapshot,
      planEnum: enumFrom(SETS.planId, snapshot.plan),
    }),
  };
}
