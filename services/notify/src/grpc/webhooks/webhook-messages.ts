import { enumOf, SETS, textOf, type webhooks } from '@kashikari/contracts';
import { DomainError, refused, type WebhookEvent } from '@kashikari/kernel';
import { maskedToken, maskedUrl } from '../../domain/webhooks/choose-webhook';
import { addressOf } from '../../domain/webhooks/requests';
import { stateOf, type Webhook, type WebhookDelivery } from '../../domain/webhooks/webhook';

/** @param secret shown in the response that creates it */
export function toMessage(webhook: Webhook, secret = ''): webhooks.Webhook {
  const { target, provider, lastError } = webhook;
  return {
    id: webhook.id,
    provider: enumOf(SETS.webhookProvider, provider),
    // Without its secret, an address cannot be read.
    url: target.url || target.to ? maskedUrl(addressOf(provider, target)) : '…',
    token: maskedToken(target.token),
    to: target.to,
    events: webhook.events.map((event) => enumOf(SETS.webhookEvent, event)),
    groupId: webhook.groupId ?? '',
    locale: enumOf(SETS.locale, webhook.locale),
    state: enumOf(SETS.webhookState, stateOf(webhook)),
    errorCount: webhook.errorCount,
    lastError: lastError ? { ...lastError, at: new Date(lastError.at) } : undefined,
    nextAt: dateOf(webhook.waiting > 0 && webhook.disabledAt === null ? webhook.nextAt : null),
    waiting: webhook.waiting,
    oldestWaitingAt: dateOf(webhook.oldestWaitingAt),
    dropped: webhook.dropped,
    disabledAt: dateOf(webhook.disabledAt),
    succeededAt: dateOf(webhook.succeededAt),
    createdAt: new Date(webhook.createdAt),
    updatedAt: new Date(webhook.updatedAt),
    secret,
  };
}

export function toDeliveryMessage(delivery: WebhookDelivery): webhooks.WebhookDelivery {
  const { tries } = delivery;
  return {
    id: delivery.id,
    event: enumOf(SETS.webhookEvent, delivery.event),
    state: enumOf(SETS.webhookDeliveryState, delivery.state),
    attempts: delivery.attempts,
    tries: tries.map((one) => ({ ...one, at: new Date(one.at) })),
    status: tries.at(-1)?.status ?? 0,
    nextAt: dateOf(delivery.nextAt),
    createdAt: new Date(delivery.createdAt),
    deliveredAt: dateOf(delivery.deliveredAt),
    body: delivery.body as Record<string, unknown> | undefined,
  };
}

/**
 * Returns the events of a request as words.
 * @throws DomainError `validation.choice` for an event of a later release, `validation.required` for none
 */
export function eventsOf(events: readonly webhooks.WebhookEvent[]): WebhookEvent[] {
  const known = events.flatMap((event) => textOf(SETS.webhookEvent, event) ?? []);
  if (known.length < events.length)
    throw refused('validation.choice', { allowed: [...SETS.webhookEvent.texts] }, 'events');
  return known;
}

/** @throws DomainError for no events */
export function someEvents(events: readonly webhooks.WebhookEvent[]): WebhookEvent[] {
  if (events.length === 0)
    throw new DomainError({ kind: 'invalid', code: 'validation.required', field: 'events' });
  return eventsOf(events);
}

function dateOf(at: number | null): Date | undefined {
  return at === null ? undefined : new Date(at);
}
