import { WEBHOOK_EVENTS, WEBHOOK_MAX_FAILURES, WEBHOOK_PROVIDERS } from '@kashikari/kernel';
import { z } from 'zod';
import { id } from '../schema/ids';
import { locale } from '../schema/locale';
import { Meta, pageQuery } from '../schema/page';
import { text } from '../schema/text';

const instantOut = () => z.string().meta({ format: 'date-time' });

const events = () =>
  z
    .array(z.enum(WEBHOOK_EVENTS))
    .min(1)
    .max(WEBHOOK_EVENTS.length)
    .describe('Events that it delivers; `ping` is the event of a test.');

const address = () =>
  text(2_000, 1)
    .meta({ format: 'uri', example: 'https://hooks.example.org/kashikari' })
    .describe(
      'Address of the receiver, https only. Optional for `chatwork` and `line`, whose addresses are known.',
    );

const token = () => text(500, 1).describe('Token of the receiver; `chatwork` and `line` only.');

const to = () =>
  text(100, 1).describe('Room (`chatwork`), or user, group or room (`line`) that receives the messages.');

/** The last failed request of a webhook. */
const WebhookError = z
  .object({
    code: z
      .string()
      .describe(
        '`status`, `redirect`, `timeout`, `unreachable`, `address`, `too_large` or `unreadable` (its address is sealed with a lost key).',
      ),
    status: z.int().nullable().describe('HTTP status; null without a response.'),
    text: z.string().describe('Start of the response, up to 200 characters.'),
    at: instantOut(),
  })
  .meta({ id: 'WebhookError' });

/** An address that receives events of an account. */
export const Webhook = z
  .object({
    id: id(),
    provider: z.enum(WEBHOOK_PROVIDERS),
    url: z.string().describe('Masked: the host and the last 4 characters.'),
    token: z.string().nullable().describe('Masked.'),
    to: z.string().nullable(),
    events: events(),
    group_id: id().nullable().describe('Group that it is limited to.'),
    locale: locale().describe('Language of chat messages.'),
    state: z
      .enum(['active', 'failing', 'disabled'])
      .describe('`failing`: the last request failed and is repeated; `disabled`: nothing is sent.'),
    error_count: z.int().describe(`Failed requests in a row; at ${WEBHOOK_MAX_FAILURES} it is disabled.`),
    last_error: WebhookError.nullable(),
    next_at: instantOut().nullable().describe('Next request of the oldest waiting delivery.'),
    waiting: z.int().describe('Number of waiting deliveries, up to 1,000.'),
    oldest_waiting_at: instantOut().nullable(),
    dropped: z
      .int()
      .describe(
        'Number of dropped deliveries: more than 1,000 were waiting, or chat news was over 2 hours old.',
      ),
    disabled_at: instantOut().nullable(),
    succeeded_at: instantOut().nullable(),
    created_at: instantOut(),
    updated_at: instantOut(),
    secret: z
      .string()
      .nullable()
      .describe('Key of the signatures; only in the response that creates a webhook of `standard`.'),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;

export const NewWebhook = z
  .object({
    provider: z.enum(WEBHOOK_PROVIDERS),
    url: address().optional(),
    token: token().optional(),
    to: to().optional(),
    events: events(),
    group_id: id().optional().describe('Group of the caller to which it is limited.'),
    locale: locale().optional().describe('Language of chat messages; the caller’s if absent.'),
  })
  .meta({ id: 'NewWebhook' });

export const WebhookPatch = z
  .object({
    url: address().optional(),
    token: token().optional(),
    to: to().optional(),
    events: events().optional(),
    group_id: id().nullable().optional().describe('Null: all groups.'),
    locale: locale().optional(),
  })
  .meta({ id: 'WebhookPatch' });

/** One request of a delivery. */
const WebhookTry = z
  .object({
    at: instantOut(),
    status: z.int().nullable().describe('HTTP status; null without a response.'),
    error: z.string().nullable().describe('Code as in `WebhookError`; null if it succeeded.'),
  })
  .meta({ id: 'WebhookTry' });

/** An event on its way to a webhook. */
export const WebhookDelivery = z
  .object({
    id: id().describe('Also the `webhook-id` of all its requests.'),
    event: z.enum(WEBHOOK_EVENTS),
    state: z.enum(['waiting', 'delivered', 'failed', 'dropped']),
    attempts: z.int(),
    tries: z.array(WebhookTry).describe('The last 20 requests, oldest first.'),
    status: z.int().nullable().describe('Last HTTP status.'),
    next_at: instantOut().nullable(),
    created_at: instantOut(),
    delivered_at: instantOut().nullable(),
    body: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('JSON of the requests; null until a chat message is written for its first request.'),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const deliveryPath = z.object({
  id: id().describe('Id of the webhook.'),
  delivery_id: id().describe('Id of the delivery.'),
});

export const deliveryQuery = z.object({
  state: z.enum(['waiting', 'delivered', 'failed', 'dropped']).optional(),
  ...pageQuery,
});

export const WebhookAnswer = z.object({ webhook: Webhook }).meta({ id: 'WebhookAnswer' });
export const WebhookList = z.object({ webhooks: z.array(Webhook) }).meta({ id: 'WebhookList' });
export const WebhookSecret = z.object({ secret: z.string() }).meta({ id: 'WebhookSecret' });
export const WebhookDeliveryAnswer = z
  .object({ delivery: WebhookDelivery })
  .meta({ id: 'WebhookDeliveryAnswer' });
export const WebhookDeliveryList = z
  .object({ deliveries: z.array(WebhookDelivery), meta: Meta })
  .meta({ id: 'WebhookDeliveryList' });
