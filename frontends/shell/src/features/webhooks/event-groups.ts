import type { WebhookEvent } from './api/webhooks';

/** The events that a webhook can be limited to, by subject. A test (`ping`) is always sent. */
export const EVENT_GROUPS = {
  booking: [
    'booking.created',
    'booking.updated',
    'booking.extended',
    'booking.delayed',
    'booking.cancelled',
    'wait.offered',
  ],
  handover: ['booking.handed_over', 'booking.returned', 'booking.received', 'booking.overdue'],
  talk: [
    'message.created',
    'comment.created',
    'post.created',
    'booking.dispute_opened',
    'booking.dispute_closed',
  ],
  goods: ['good.created', 'good.updated', 'good.deleted', 'stocktaking.finished'],
  members: ['membership.created', 'membership.deleted'],
  payment: ['payment.succeeded', 'payment.failed', 'payment.refunded'],
} as const satisfies Readonly<Record<string, readonly WebhookEvent[]>>;

export type EventGroup = keyof typeof EVENT_GROUPS;

export const EVENT_GROUP_NAMES = Object.keys(EVENT_GROUPS) as EventGroup[];

export const ALL_EVENTS: readonly WebhookEvent[] = EVENT_GROUP_NAMES.flatMap((name) => EVENT_GROUPS[name]);

/** Returns true if all events of a subject are chosen. */
export const isWhole = (group: EventGroup, events: readonly WebhookEvent[]): boolean =>
  EVENT_GROUPS[group].every((event) => events.includes(event));

/** Returns the choice with all events of a subject, or with none of them. */
export function withGroup(group: EventGroup, events: readonly WebhookEvent[], on: boolean): WebhookEvent[] {
  const own: readonly WebhookEvent[] = EVENT_GROUPS[group];
  const others = events.filter((event) => !own.includes(event));
  return inOrder(on ? [...others, ...own] : others);
}

/** Returns the choice with one event added or removed. */
export const withEvent = (
  event: WebhookEvent,
  events: readonly WebhookEvent[],
  on: boolean,
): WebhookEvent[] => inOrder(on ? [...events, event] : events.filter((one) => one !== event));

/** The same order for the same choice, so that a form without a change has none. */
export const inOrder = (events: readonly WebhookEvent[]): WebhookEvent[] =>
  ALL_EVENTS.filter((event) => events.includes(event));
