import type { Actor } from './actor';
import type { Locale } from './locale';

/**
 * What a request brings beside its message. Doors make it once; use cases and stores take it as their last argument.
 */
export interface Call {
  readonly actor: Actor;
  /** Whether the service's own copy of accounts knows the actor; absent where nobody has looked. */
  readonly actorKnown?: boolean;
  /** Business time, epoch milliseconds; the same for the whole request. */
  readonly now: number;
  readonly locale: Locale;
  /** Set on a POST that carries an Idempotency-Key. `bodyHash` covers method, address with query, and the bytes of the body. */
  readonly idempotency?: { readonly key: string; readonly bodyHash: string };
  /** W3C trace context of the request, passed on to further calls. */
  readonly traceparent?: string;
}
