import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { send } from '../../product/rest';
import type { Lender } from '../lender';

const CLIENTS = 8;

/** Pause between two bookings of one client, milliseconds. */
const PAUSE = 200;

/** A token lasts 15 minutes. */
const TOKEN_LASTS = 10 * 60_000;

/** Statuses that mean "not now": the client retries with the same key. */
const LATER = [429, 500, 502, 503, 504];

export interface Scene {
  readonly lender: Lender;
  readonly member: { readonly email: string; readonly password: string };
  /** Bookings go here; connections may be cut. */
  readonly proxy: { readonly url: string };
  readonly product: { readonly url: string };
}

export interface LoadResult {
  /** Key → booking. */
  readonly confirmed: Map<string, string>;
  /** Number of responses by status; `none` for a broken connection. */
  readonly answers: Map<string, number>;
  /** Responses that are neither correct nor a 503 with Retry-After. */
  readonly wrong: string[];
}

let slot = 0;

/** People who book each free slot once, one after the other, and repeat under the same key until they get an answer. */
export class Load {
  readonly seen: LoadResult = { confirmed: new Map(), answers: new Map(), wrong: [] };
  private over = false;
  private token: Promise<string> | undefined;
  private tokenAt = 0;
  private readonly clients: Promise<void>[];

  constructor(private readonly scene: Scene) {
    this.clients = Array.from({ length: CLIENTS }, () => this.client());
  }

  /** Goes on until at least so many are confirmed, and ends. */
  async end(least: number): Promise<LoadResult> {
    while (this.seen.confirmed.size < least) await wait(100);
    this.stop();
    await Promise.all(this.clients);
    return this.seen;
  }

  /** Books nothing new. */
  stop(): void {
    this.over = true;
  }

  private async client(): Promise<void> {
    while (!this.over) {
      await this.book(randomUUID(), slot++);
      await wait(PAUSE);
    }
  }

  private async book(key: string, n: number): Promise<void> {
    const { goods } = this.scene.lender;
    const day = new Date(Date.now() + (2 + Math.floor(n / goods.length)) * 86_400_000);
    const date = day.toISOString().slice(0, 10);
    const body = JSON.stringify({ good_id: goods[n % goods.length], start_date: date, end_date: date });
    for (;;) {
      const answer = await this.ask(key, body).catch(() => undefined);
      this.note(answer?.status ?? 'none');
      if (answer?.status === 201) return void this.seen.confirmed.set(key, answer.id!);
      const runs = answer?.code === 'idempotency_in_progress';
      const later = !answer || runs || answer.status === 401 || LATER.includes(answer.status);
      const fair = !answer || runs || (answer.status === 503 && answer.retryAfter);
      if (!fair) this.seen.wrong.push(`${answer.status} ${answer.code ?? ''}`);
      if (!later) return;
      await wait(100);
    }
  }

  private note(status: number | 'none'): void {
    const name = String(status);
    this.seen.answers.set(name, (this.seen.answers.get(name) ?? 0) + 1);
  }

  private async ask(key: string, body: string) {
    const answer = await fetch(`${this.scene.proxy.url}/v1/bookings`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        authorization: `Bearer ${await this.signedIn()}`,
      },
      body,
      signal: AbortSignal.timeout(30_000),
    });
    const text = await answer.text();
    const told = JSON.parse(text) as { code?: string; booking?: { id: string } };
    const retryAfter = answer.headers.get('retry-after');
    return { status: answer.status, code: told.code, id: told.booking?.id, retryAfter };
  }

  /** Signs in past the proxy, and again when the token is old or could not be had. */
  private signedIn(): Promise<string> {
    if (!this.token || Date.now() - this.tokenAt > TOKEN_LASTS) {
      this.tokenAt = Date.now();
      this.token = send(this.scene.product.url, 'POST', '/auth/login', { body: this.scene.member }).then(
        ({ status, body }) => (status === 200 ? (body.token as string) : Promise.reject(new Error('later'))),
      );
      this.token.catch(() => (this.token = undefined));
    }
    return this.token;
  }
}
