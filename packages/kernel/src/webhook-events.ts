/** Events that a webhook can deliver, in the order in which screens list them; the last one is a test. */
export const WEBHOOK_EVENTS = [
  'booking.created',
  'booking.updated',
  'booking.extended',
  'booking.delayed',
  'booking.handed_over',
  'booking.returned',
  'booking.received',
  'booking.cancelled',
  'booking.overdue',
  'booking.dispute_opened',
  'booking.dispute_closed',
  'message.created',
  'wait.offered',
  'good.created',
  'good.updated',
  'good.deleted',
  'comment.created',
  'post.created',
  'membership.created',
  'membership.deleted',
  'stocktaking.finished',
  'payment.succeeded',
  'payment.failed',
  'payment.refunded',
  'ping',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Webhooks that an account can have (REST contract, `webhook.too_many`). */
export const MAX_WEBHOOKS = 20;

/** Formats in which a webhook is delivered. */
export const WEBHOOK_PROVIDERS = ['slack', 'discord', 'teams', 'chatwork', 'line', 'standard'] as const;

export type WebhookProvider = (typeof WEBHOOK_PROVIDERS)[number];
