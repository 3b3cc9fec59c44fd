import type { Actor } from './actor';
import type { Locale } from './locale';

/**
 * The context of a request, besides its message. Controllers create it once; use cases and stores take it as their last
 * argument.
 */
export interface Call {
  readonly actor: Actor;
  /** True if the service's own copy of accounts contains the actor; absent if it was not queried. */
  readonly actorKnown?: boolean;
  /** Business time, epoch milliseconds; the same for the whole request. */
  readonly now: number;
  readonly locale: Locale;
  /** Set on a POST that carries an Idempotency-Key. `bodyHash` covers method, address with query, and the bytes of the body. */
  readonly idempotency?: { readonly key: string; readonly bodyHash: string };
  /** W3C trace context of the request, passed on to further calls. */
  readonly traceparent?: string;
}
