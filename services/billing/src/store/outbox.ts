import { billingEvents } from '@kashikari/contracts';
import type { OutgoingEvent } from '@kashikari/platform';
import type { SubscriptionFact } from '../domain/subscription';

export function eventOf(fact: SubscriptionFact): OutgoingEvent {
  return {
    topic: 'kashikari.billing.subscription.v1',
    key: fact.accountId,
    type: 'kashikari.billing.v1.SubscriptionChanged',
    data: billingEvents.SubscriptionChanged.toJSON(fact),
  };
}
