import { faultsOf, operationFor } from './answer-check';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- its shape is what the document check is for
  readonly body: any;
}

export interface Ask {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Operations that have answered with a success, of all clients of this test file. */
export const succeeded = new Set<string>();

/** A user of the REST interface who checks every answer against the OpenAPI document. */
export class Client {
  constructor(
    private readonly url: string,
    readonly token?: string,
    private readonly host?: string,
  ) {}

  as(token: string): Client {
    return new Client(this.url, token, this.host);
  }

  /** Returns a client of the same person at another host, as a trusted proxy reports it. */
  at(host: string): Client {
    return new Client(this.url, this.token, host);
  }

  /** @throws if the response does not match the document */
  async send(method: string, path: string, { query, body, headers }: Ask = {}): Promise<Answer> {
    const answer = await fetch(`${this.url}/v1${path}${toSearch(query)}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(this.token && { Authorization: `Bearer ${this.token}` }),
        ...(this.host !== undefined && { 'X-Forwarded-Host': this.host }),
        ...headers,
      },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
    const parsed: unknown = text === '' ? undefined : type.endsWith('json') ? JSON.parse(text) : text;
    const operation = operationFor(method, path);
    if (operation) {
      const faults = faultsOf(operation, answer.status, type, parsed);
      if (faults.length)
        throw new Error(`${method} ${path} → ${answer.status}: ${faults.join('; ')}\n${text}`);
      if (answer.ok) succeeded.add(operation.operationId);
    }
    return { status: answer.status, headers: answer.headers, body: parsed };
  }

  get(path: string, query?: Ask['query']): Promise<Answer> {
    return this.send('GET', path, { query });
  }

  post(path: string, body: unknown, headers?: Ask['headers']): Promise<Answer> {
    return this.send('POST', path, { body, headers });
  }

  patch(path: string, body: unknown, headers?: Ask['headers']): Promise<Answer> {
    return this.send('PATCH', path, { body, headers });
  }

  delete(path: string, body?: unknown): Promise<Answer> {
    return this.send('DELETE', path, { body });
  }
}

function toSearch(query: Ask['query'] = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams();
  for (const [name, value] of entries) search.append(name, String(value));
  return entries.length ? `?${search}` : '';
}
