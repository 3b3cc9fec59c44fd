/**
 * Why a request to an address that somebody typed is refused. `address`: it leads to a network that is not the public
 * internet, or its name has no address; the two are one reason, so that nobody learns which inner names exist.
 */
export type OutboundReason =
  'scheme' | 'user_info' | 'address' | 'redirects' | 'too_large' | 'timeout' | 'unreachable';

/** The refusal of a request to an address that somebody typed. */
export class OutboundRefusal extends Error {
  constructor(readonly reason: OutboundReason) {
    super(`refused: ${reason}`);
  }
}
