import Stripe from 'stripe';

/**
 * Delivery of events to the endpoint: at once, held until `release`, after a delay, twice each, or released in another
 * order. Lost events are never sent (but listed by `GET /v1/events`).
 */
export type DeliveryMode = 'now' | 'hold' | 'late' | 'twice' | 'shuffled' | 'lost';

export interface WebhookOptions {
  /** Endpoint; without it nothing is sent. */
  readonly url?: string;
  readonly secret: string;
  /** Secret of the endpoint for events of connected accounts. */
  readonly connectSecret: string;
  /** Unix time for signatures and retries, seconds. */
  now(): number;
}

export interface Delivery {
  readonly event: Stripe.Event;
  /** HTTP status of the endpoint, or 0 if it was unreachable. */
  readonly status: number;
}

interface Retry {
  readonly event: Stripe.Event;
  readonly attempt: number;
  readonly due: number;
}

/** Waits between attempts, seconds; afterwards an event is given up. */
const BACKOFF = [60, 300, 1800, 7200, 18_000, 43_200, 43_200, 43_200];

/** Sends signed events to the webhook endpoint and repeats the failed ones. */
export class Webhooks {
  private mode: DeliveryMode = 'now';
  private delayMs = 0;
  private held: Stripe.Event[] = [];
  private retries: Retry[] = [];
  private readonly running = new Set<Promise<void>>();
  private readonly timers = new Set<NodeJS.Timeout>();
  readonly deliveries: Delivery[] = [];

  constructor(private readonly options: WebhookOptions) {}

  setMode(mode: DeliveryMode, delayMs = 0): void {
    this.mode = mode;
    this.delayMs = delayMs;
  }

  send(event: Stripe.Event): void {
    if (this.mode === 'lost' || !this.options.url) return;
    if (this.mode === 'hold' || this.mode === 'shuffled') this.held.push(event);
    else if (this.mode === 'late') this.later(event);
    else for (let n = this.mode === 'twice' ? 2 : 1; n > 0; n -= 1) this.start(event);
  }

  /** Sends the held events, in order or, in mode `shuffled`, permuted by the seed. */
  async release(seed = 1): Promise<void> {
    const events = this.mode === 'shuffled' ? shuffle(this.held, seed) : this.held;
    this.held = [];
    for (const event of events) await this.deliver(event, 0);
  }

  /** Sends an event again, whatever its earlier delivery. */
  async resend(event: Stripe.Event): Promise<void> {
    await this.deliver(event, 0);
  }

  /** Repeats the failed events that are due. */
  retryDue(): void {
    const now = this.options.now();
    const due = this.retries.filter((retry) => retry.due <= now);
    this.retries = this.retries.filter((retry) => retry.due > now);
    for (const { event, attempt } of due) this.start(event, attempt);
  }

  /** Waits until no delivery runs and no delayed event is left. */
  async idle(): Promise<void> {
    while (this.running.size > 0 || this.timers.size > 0) {
      await Promise.all(this.running);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.retries = [];
    this.held = [];
  }

  private later(event: Stripe.Event): void {
    const timer = setTimeout(() => {
      this.start(event);
      this.timers.delete(timer);
    }, this.delayMs);
    this.timers.add(timer);
  }

  private start(event: Stripe.Event, attempt = 0): void {
    const delivery = this.deliver(event, attempt).finally(() => this.running.delete(delivery));
    this.running.add(delivery);
  }

  private async deliver(event: Stripe.Event, attempt: number): Promise<void> {
    const { url, now } = this.options;
    if (!url) return;
    const body = JSON.stringify(event, undefined, 2);
    const secret = event.account ? this.options.connectSecret : this.options.secret;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: now() });
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature,
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    };
    const status = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' }).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      () => 0,
    );
    this.deliveries.push({ event, status });
    const wait = BACKOFF[attempt];
    if ((status < 200 || status > 299) && wait !== undefined)
      this.retries.push({ event, attempt: attempt + 1, due: now() + wait });
  }
}

/** A permutation that depends on the seed alone (Fisher–Yates with a linear congruential generator). */
export function shuffle<T>(items: readonly T[], seed: number): T[] {
  const shuffled = [...items];
  let state = seed >>> 0;
  for (let n = shuffled.length - 1; n > 0; n -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (n + 1);
    [shuffled[n], shuffled[other]] = [shuffled[other] as T, shuffled[n] as T];
  }
  return shuffled;
}
