import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Long enough for a limit per minute to pass, and for services that are still starting. */
const ATTEMPTS = 40;

type Json = Record<string, unknown>;

/**
 * The product's REST interface as any client sees it. Every POST has an idempotency key made from what it is about,
 * so that a demonstration that was cut short goes on where it stopped.
 */
export class Api {
  constructor(
    private readonly base: string,
    private readonly token?: string,
  ) {}

  /** The same interface, signed in. */
  as(token: string): Api {
    return new Api(this.base, token);
  }

  /** @param about what the call makes, the same each time, e.g. `good camera` */
  post<T>(path: string, body: Json, about: string): Promise<T> {
    const key = createHash('sha256').update(`demonstration ${about}`).digest('hex').slice(0, 32);
    return this.send<T>(
      'POST',
      path,
      { 'Idempotency-Key': key, 'Content-Type': 'application/json' },
      JSON.stringify(body),
    );
  }

  patch<T>(path: string, body: Json): Promise<T> {
    return this.send<T>('PATCH', path, { 'Content-Type': 'application/json' }, JSON.stringify(body));
  }

  delete(path: string, body: Json): Promise<unknown> {
    return this.send('DELETE', path, { 'Content-Type': 'application/json' }, JSON.stringify(body));
  }

  get<T>(path: string): Promise<T> {
    return this.send<T>('GET', path, {});
  }

  /** Sends bytes to an address that was signed for them. */
  put(path: string, contentType: string, bytes: Buffer): Promise<unknown> {
    return this.send('PUT', path, { 'Content-Type': contentType }, bytes);
  }

  private async send<T>(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string | Buffer,
  ): Promise<T> {
    const url = /^https?:/.test(path)
      ? path
      : path.startsWith('/')
        ? this.base + path
        : `${this.base}/v1/${path}`;
    for (let attempt = 1; ; attempt++) {
      const answer = await fetch(url, {
        method,
        headers: { ...headers, ...(this.token && { Authorization: `Bearer ${this.token}` }) },
        body: body as RequestInit['body'],
        signal: AbortSignal.timeout(15_000),
      });
      const text = await answer.text();
      if (answer.ok) return (text.startsWith('{') ? JSON.parse(text) : undefined) as T;
      const later = answer.status === 429 || answer.status >= 502 || text.includes('idempotency_in_progress');
      if (!later || attempt === ATTEMPTS) throw new RefusedError(method, path, answer.status, text);
      await wait(Number(answer.headers.get('retry-after') ?? 0.5) * 1000);
    }
  }
}

/** An answer that is no success and won't become one. */
export class RefusedError extends Error {
  constructor(
    method: string,
    path: string,
    readonly status: number,
    readonly text: string,
  ) {
    super(`${method} ${path} answered ${status}: ${text.slice(0, 500)}`);
    this.name = 'RefusedError';
  }

  /** The code of the problem document. */
  get code(): string | undefined {
    try {
      return (JSON.parse(this.text) as { code?: string }).code;
    } catch {
      return undefined;
    }
  }
}
