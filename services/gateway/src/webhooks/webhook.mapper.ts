import { SETS, textOf, webhooks } from '@kashikari/contracts';
import { notFound, type WebhookEvent } from '@kashikari/kernel';
import { answerOf } from '../mappers/answer-of';
import { instant } from '../mappers/times';
import { Webhook, WebhookDelivery } from './webhook.schema';

const toBody = answerOf(Webhook, webhooks.Webhook, {
  events: ({ events }) => events.flatMap((event) => eventOf(event) ?? []),
  last_error: ({ lastError }) =>
    lastError
      ? {
          code: lastError.code,
          status: lastError.status || null,
          text: lastError.text,
          at: instant(lastError.at),
        }
      : null,
});

const toDeliveryBody = answerOf(WebhookDelivery, webhooks.WebhookDelivery, {
  status: ({ status }) => status || null,
  tries: ({ tries }) =>
    tries.map(({ at, status, error }) => ({
      at: instant(at),
      status: status || null,
      error: error || null,
    })),
  body: ({ body }) => body ?? null,
});

export function toWebhook(webhook: webhooks.Webhook | undefined): Webhook {
  if (!webhook) throw notFound('webhook', '');
  return toBody(webhook);
}

export function toDelivery(delivery: webhooks.WebhookDelivery | undefined): WebhookDelivery {
  if (!delivery) throw notFound('webhook_delivery', '');
  return toDeliveryBody(delivery);
}

function eventOf(event: webhooks.WebhookEvent): WebhookEvent | undefined {
  return textOf(SETS.webhookEvent, event);
}
