import type { MailOrder, Template } from './mail';

/** A notification sent to browsers. */
export type PushedOrder = MailOrder & { readonly receiver: { readonly userId: string } };

/** Urgency of a push message (RFC 8030, section 5.3). */
export type Urgency = 'low' | 'normal' | 'high';

const MINUTE = 60_000;

/** Time for which a push service stores a message for an offline browser, seconds. */
const LASTS = 24 * 60 * 60;

const URGENCY: Partial<Record<Template, Urgency>> = {
  wait_offered: 'high',
  new_post: 'low',
  new_comment: 'low',
  new_goods: 'low',
};

/**
 * Templates that are sent by mail only: due returns (spec section 3, "Notification settings flags"), and usage reports, which
 * their readers ordered.
 */
const MAILED_ONLY: ReadonlySet<Template> = new Set<Template>([
  'reminder_return',
  'usage_report',
  'usage_report_daily',
]);

/** Returns the orders that are also pushed: those to users about other people's actions. */
export function pushedOf(orders: readonly MailOrder[]): PushedOrder[] {
  return orders.filter(isPushed);
}

function isPushed(order: MailOrder): order is PushedOrder {
  return 'userId' in order.receiver && !MAILED_ONLY.has(order.template) && order.params['by'] !== 'self';
}

/** Delivery options of a push message. */
export interface PushManner {
  /** Key of pushes about the same subject: a later one replaces an earlier one, in the browser and in transit. */
  readonly tag: string;
  readonly urgency: Urgency;
  /** Seconds. */
  readonly ttl: number;
}

/** @param now business time, in which offers run out */
export function mannerOf(
  { key, template, params }: Pick<MailOrder, 'key' | 'template' | 'params'>,
  now: number,
): PushManner {
  const left = params['answer_by'] ? (Date.parse(params['answer_by']) - now) / 1_000 : LASTS;
  return {
    tag: tagOf(key, template, params),
    urgency: URGENCY[template] ?? 'normal',
    ttl: Math.max(0, Math.min(LASTS, Math.floor(left))),
  };
}

function tagOf(key: string, template: Template, params: MailOrder['params']): string {
  if (template === 'message') return `message:${params['booking_id']}`;
  return template === 'new_comment' ? `comment:${params['good_id']}` : `news:${key}`;
}

/** Waits between tries, milliseconds; after them it is no news any more. */
const WAITS = [0.5, 2, 5, 15, 60, 240, 480].map((minutes) => minutes * MINUTE);

/**
 * Returns the delay after the nth failed attempt (from 1); undefined if no attempt follows.
 * @param asked delay requested by the push service, milliseconds
 */
export function pushWaitAfter(attempts: number, asked = 0): number | undefined {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? undefined : Math.max(wait, Math.min(asked, LASTS * 1_000));
}

/** Outcome of an attempt to send a push. */
export type PushOutcome =
  | { readonly kind: 'sent' }
  /** The push is retried later. `reason` is a code. */
  | { readonly kind: 'later'; readonly reason: string; readonly wait?: number }
  | { readonly kind: 'dropped'; readonly reason: string }
  /** The browser takes no more: it was turned off there, or its keys are of another installation. */
  | { readonly kind: 'gone'; readonly reason: string };
