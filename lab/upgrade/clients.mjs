import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Answers that a client may only take as "not now". */
const LATER = new Set([429, 502, 503, 504]);

const DAY_MS = 86_400_000;
const day = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** People who book, extend and return nothing. Each request keeps its idempotency key until it is answered. */
export class Clients {
  /** Ids of what was confirmed. */
  booked = [];
  extended = [];
  /** Answers that are neither a success nor “not now”. */
  failed = [];
  /** Status, or why there was none → how often a client had to ask again. */
  again = new Map();
  /** Milliseconds that an act took, with all its asking again. */
  times = [];
  #next = 0;
  #stopped = false;

  /** @param {string[]} urls of gateways @param {string} token @param {string[]} goods ids */
  constructor(urls, token, goods) {
    Object.assign(this, { urls, token, goods });
  }

  /** Keeps asking until {@link stop}. */
  async run(clients) {
    await Promise.all(Array.from({ length: clients }, () => this.#one()));
  }

  stop() {
    this.#stopped = true;
  }

  async #one() {
    while (!this.#stopped) {
      const n = this.#next++;
      // Three days apart, so that a day more is free.
      const start = 2 + 3 * Math.floor(n / this.goods.length);
      const range = { start_date: day(start), end_date: day(start) };
      const made = await this.#act('/bookings', { good_id: this.goods[n % this.goods.length], ...range }, n);
      if (!made) continue;
      this.booked.push(made.booking.id);
      if (n % 4) continue;
      const longer = await this.#act(`/bookings/${made.booking.id}/extend`, { days: 1 }, n + 1);
      if (longer) this.extended.push(made.booking.id);
    }
  }

  /** @param turn which gateway is asked first */
  async #act(where, body, turn) {
    const key = randomUUID();
    const began = performance.now();
    for (let attempt = 0; ; attempt++) {
      const { status, text } = await this.#ask(
        this.urls[(turn + attempt) % this.urls.length],
        where,
        key,
        body,
      );
      if (status === 200 || status === 201) {
        this.times.push(performance.now() - began);
        return JSON.parse(text);
      }
      const isLater =
        typeof status === 'string' || LATER.has(status) || text.includes('idempotency_in_progress');
      if (!isLater) {
        this.failed.push(`${where} ${status} ${text.slice(0, 200)}`);
        return undefined;
      }
      this.again.set(status, (this.again.get(status) ?? 0) + 1);
      await wait(50);
    }
  }

  async #ask(url, where, key, body) {
    try {
      const answer = await fetch(`${url}/v1${where}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          authorization: `Bearer ${this.token}`,
        },
        body: JSON.stringify(body),
      });
      return { status: answer.status, text: await answer.text() };
    } catch (error) {
      return { status: error.cause?.code ?? error.message, text: '' };
    }
  }
}
