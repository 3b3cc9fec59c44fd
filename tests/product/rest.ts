import { randomUUID } from 'node:crypto';

/** A response over REST, whatever its status. */
export interface Answer {
  readonly status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shapes are those of docs/openapi.json, checked in tests/contract
  readonly body: any;
}

export interface Ask {
  readonly token?: string;
  /** Idempotency key of a POST; default: a fresh one. */
  readonly key?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends one call of the contract; throws only without a response. */
export async function send(
  url: string,
  method: string,
  path: string,
  { token, key, body, headers }: Ask = {},
): Promise<Answer> {
  const answer = await fetch(`${url}/v1${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(method === 'POST' && { 'idempotency-key': key ?? randomUUID() }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, body: text && isJson ? (JSON.parse(text) as unknown) : text || undefined };
}
