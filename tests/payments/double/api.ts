import { badParameter, ApiError, unauthorized } from './errors';
import { expand } from './expand';
import type { Faults } from './faults';
import { parseForm } from './form';
import { IdempotencyKeys, type Answer } from './idempotency';
import { newId } from './ids';
import { pageOf } from './lists';
import type { Mirror } from './mirror';
import { readParams } from './params';
import type { ApiRequest } from './request';
import type { Route } from './route';
import { findRoute } from './routes';
import type { Sandbox } from './sandbox';

/** A request with its outcome, for tests. */
export interface SeenRequest {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly params: string;
  readonly account: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly status: number;
  readonly isReplayed: boolean;
}

export interface ApiAnswer extends Answer {
  readonly headers: Readonly<Record<string, string>>;
  /** The connection is closed instead of an answer. */
  readonly isDropped: boolean;
}

interface Keys {
  readonly secretKey: string;
  readonly publishableKey: string;
}

const API_VERSION = /^\d{4}-\d{2}-\d{2}(?:\.\w+)?$/;

/** The API without its transport: authenticates, validates, replays and runs requests. */
export class Api {
  private readonly keys: IdempotencyKeys;
  readonly seen: SeenRequest[] = [];

  constructor(
    private readonly sandbox: Sandbox,
    private readonly faults: Faults,
    private readonly credentials: Keys,
    private readonly mirror?: Mirror,
  ) {
    this.keys = new IdempotencyKeys(() => sandbox.clock.now());
  }

  async handle(request: ApiRequest): Promise<ApiAnswer> {
    const id = newId('req', 14);
    const { headers } = request;
    const key = request.method === 'POST' ? headers['idempotency-key'] : undefined;
    const fault = this.faults.take(request);
    if (fault?.delayMs) await this.runSlowly(request, key, fault.delayMs);
    const outcome: Answer & { readonly isReplayed: boolean } =
      fault?.kind === 'error' || fault?.kind === 'rate_limit'
        ? { ...failure(fault.kind), isReplayed: false }
        : fault?.kind === 'refuse'
          ? { status: 0, body: null, isReplayed: false }
          : this.answer(request, key, id);
    if (outcome.status === 200 || outcome.status === 402) this.mirror?.send(request);
    this.seen.push({
      id,
      method: request.method,
      path: request.path,
      params: request.query || request.body,
      account: headers['stripe-account'],
      idempotencyKey: key,
      status: outcome.status,
      isReplayed: outcome.isReplayed,
    });
    return {
      status: outcome.status,
      body: outcome.body,
      isDropped: fault?.kind === 'drop' || fault?.kind === 'refuse',
      headers: {
        'request-id': id,
        ...(headers['stripe-version'] && { 'stripe-version': headers['stripe-version'] }),
        ...(headers['stripe-account'] && { 'stripe-account': headers['stripe-account'] }),
        ...(key && { 'idempotency-key': key }),
        ...(outcome.isReplayed && { 'idempotent-replayed': 'true' }),
      },
    };
  }

  /** A slow request has its key in use while it waits. */
  private async runSlowly(request: ApiRequest, key: string | undefined, ms: number): Promise<void> {
    const scope = scopeOf(request);
    let isBegun = false;
    if (key) {
      try {
        isBegun = this.keys.begin(scope, key, fingerprintOf(request)) === undefined;
      } catch {
        // The request itself reports why its key is refused.
      }
    }
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (isBegun && key) this.keys.forget(scope, key);
  }

  private answer(request: ApiRequest, key: string | undefined, id: string): Answer & { isReplayed: boolean } {
    const scope = scopeOf(request);
    let isBegun = false;
    try {
      this.sandbox.runDeadlines();
      const isPublic = this.authenticate(request);
      const { route, segments } = findRoute(request.method, request.path);
      if (isPublic && !route.isPublic)
        throw unauthorized('This API call cannot be made with a publishable API key.', 403);
      const data = this.sandbox.dataOf(request.headers['stripe-account']);
      const stored = key && this.keys.begin(scope, key, fingerprintOf(request));
      if (stored) return { ...stored, isReplayed: true };
      isBegun = true;
      const params = readParams(readForm(request), isPublic ? route.publicSpecs : route.specs);
      this.sandbox.cause = { id, idempotency_key: key ?? null };
      const result = route.run({ sandbox: this.sandbox, data, params, path: segments, isPublic });
      const answer = { status: 200, body: finish(route, result, request.path, params, data) };
      if (key) this.keys.store(scope, key, answer);
      return { ...answer, isReplayed: false };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const answer = { status: error.status, body: { error: error.body } };
      if (key && isBegun) {
        if (error.isStored) this.keys.store(scope, key, answer);
        else this.keys.forget(scope, key);
      }
      return { ...answer, isReplayed: false };
    }
  }

  /** Returns whether the caller has only the publishable key. */
  private authenticate({ headers }: ApiRequest): boolean {
    const key = bearer(headers.authorization);
    if (!key)
      throw unauthorized(
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      );
    const { secretKey, publishableKey } = this.credentials;
    if (key !== secretKey && key !== publishableKey)
      throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`);
    const version = headers['stripe-version'];
    if (version && !API_VERSION.test(version))
      throw badParameter('Stripe-Version', `Invalid Stripe API version: ${version}`);
    return key !== secretKey;
  }
}

const scopeOf = ({ headers }: ApiRequest) => `${headers['stripe-account'] ?? ''}|`;

const fingerprintOf = ({ method, path, query, body }: ApiRequest) => `${method} ${path}?${query}\n${body}`;

function bearer(header = ''): string | undefined {
  const [, scheme, credentials = ''] = /^(Bearer|Basic) +(\S+)$/.exec(header) ?? [];
  if (scheme === 'Basic') return Buffer.from(credentials, 'base64').toString().split(':')[0];
  return scheme && credentials;
}

function readForm({ query, body, headers }: ApiRequest) {
  const type = headers['content-type'];
  if (body && type && !type.startsWith('application/x-www-form-urlencoded'))
    throw new ApiError(
      400,
      {
        type: 'invalid_request_error',
        message: `Invalid request (check that your POST content type is application/x-www-form-urlencoded). Content type: ${type}`,
      },
      false,
    );
  return parseForm([query, body].filter(Boolean).join('&'));
}

function finish(
  route: Route,
  result: unknown,
  path: string,
  params: Record<string, unknown>,
  data: Parameters<typeof expand>[2],
) {
  const answer = route.isList ? pageOf(result as { id: string }[], path, params) : result;
  return structuredClone(expand(answer, (params.expand as string[] | undefined) ?? [], data));
}

function failure(kind: 'error' | 'rate_limit'): Answer {
  if (kind === 'error')
    return { status: 500, body: { error: { type: 'api_error', message: 'An unknown error occurred' } } };
  const message = 'Request rate limit exceeded.';
  return { status: 429, body: { error: { type: 'invalid_request_error', code: 'rate_limit', message } } };
}
