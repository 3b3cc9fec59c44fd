/**
 * Reason for refusing a request to an address that somebody typed. `address`: it leads to a network other than the
 * public internet, or its name has no address. The two share a reason, so that it does not reveal internal names.
 */
export type OutboundReason =
  'scheme' | 'user_info' | 'address' | 'redirects' | 'too_large' | 'timeout' | 'unreachable';

/** The refusal of a request to an address that somebody typed. */
export class OutboundRefusal extends Error {
  constructor(readonly reason: OutboundReason) {
    super(`refused: ${reason}`);
  }
}
