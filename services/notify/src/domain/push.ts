import type { MailOrder, Template } from './mail';

/** Of what is told in browsers. */
export type PushedOrder = MailOrder & { readonly receiver: { readonly userId: string } };

/** How soon a browser is to be woken (RFC 8030, section 5.3). */
export type Urgency = 'low' | 'normal' | 'high';

const MINUTE = 60_000;

/** How long a push service keeps what a browser that is off has not fetched. Seconds. */
const LASTS = 24 * 60 * 60;

const URGENCY: Partial<Record<Template, Urgency>> = { wait_offered: 'high', new_post: 'low' };

/**
 * What browsers are told of, too: what goes to somebody whom we know, as far as somebody else did it. That something is to
 * be returned is told by mail alone (spec section 3, "Notification settings flags").
 */
export function pushedOf(orders: readonly MailOrder[]): PushedOrder[] {
  return orders.filter(isPushed);
}

function isPushed(order: MailOrder): order is PushedOrder {
  return 'userId' in order.receiver && order.template !== 'reminder_return' && order.params['by'] !== 'self';
}

/** How a push service is to treat it. */
export interface PushManner {
  /** What tells of the same thing: the later one takes the place of the earlier, in the browser and on the way. */
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
    tag: template === 'message' ? `message:${params['booking_id']}` : `news:${key}`,
    urgency: URGENCY[template] ?? 'normal',
    ttl: Math.max(0, Math.min(LASTS, Math.floor(left))),
  };
}

/** Waits between tries, milliseconds; after them it is no news any more. */
const WAITS = [0.5, 2, 5, 15, 60, 240, 480].map((minutes) => minutes * MINUTE);

/**
 * How long to wait after the nth failed try (from 1); undefined when it is time to give up.
 * @param asked by the push service, milliseconds
 */
export function pushWaitAfter(attempts: number, asked = 0): number | undefined {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? undefined : Math.max(wait, Math.min(asked, LASTS * 1_000));
}

/** What became of it. */
export type PushOutcome =
  | { readonly kind: 'sent' }
  /** To be tried again. `reason` is a code. */
  | { readonly kind: 'later'; readonly reason: string; readonly wait?: number }
  | { readonly kind: 'dropped'; readonly reason: string }
  /** The browser takes no more: it was turned off there, or its keys are of another installation. */
  | { readonly kind: 'gone'; readonly reason: string };
