import { ANALYTICS_EVENT_NAME_LENGTH } from '@kashikari/kernel';
import { isAllowed } from '../consent/choice';

/** An event as the collector receives it: where something happened, never to whom. */
export interface AnalyticsEvent {
  readonly name: string;
  /** Pattern of the route, `/goods/:id`. */
  readonly screen: string;
  readonly locale: string;
  readonly width: 'narrow' | 'wide';
  readonly version: string;
  /** Time in ISO 8601. */
  readonly at: string;
}

/** Events of one request. */
const BATCH = 10;

/** Time in milliseconds for which an event waits for others. */
const WAIT_MS = 5_000;

/**
 * Sends events to the collector in batches. It reads the consent before each event and each request, so that a
 * withdrawal takes effect at once. A failed request is ignored and not repeated.
 */
export class EventSender {
  private batch: AnalyticsEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly endpoint: string) {}

  send(event: AnalyticsEvent): void {
    if (!isAllowed('analytics')) return this.drop();
    this.batch.push({ ...event, name: event.name.slice(0, ANALYTICS_EVENT_NAME_LENGTH) });
    if (this.batch.length >= BATCH) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), WAIT_MS);
  }

  /** Sends what waits, also while the page is being left. */
  flush(): void {
    const events = this.batch;
    this.drop();
    if (events.length === 0 || !isAllowed('analytics')) return;
    // As text and without CORS, so that the collector needs no headers for other origins.
    void fetch(this.endpoint, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      keepalive: true,
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ events }),
    }).catch(() => undefined);
  }

  private drop(): void {
    this.batch = [];
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
