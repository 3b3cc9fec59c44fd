/**
 * A link signs in, or does no more than show that an address is its reader's, or makes a new address that of the account.
 * None is good for another.
 */
export type LinkPurpose = 'sign_in' | 'verify' | 'change';

export interface NewLink {
  readonly tokenHash: string;
  readonly userId: string;
  readonly email: string;
  readonly purpose: LinkPurpose;
  readonly expiresAt: number;
  /** The order that its token was made of; empty where it isn't sent again. */
  readonly orderKey?: string;
  /** The session that asked for it, and goes on after it. */
  readonly sessionId?: string | undefined;
}

/** A link that was neither used nor is over. */
export interface GoodLink {
  readonly userId: string;
  readonly email: string;
  readonly purpose: LinkPurpose;
  readonly sessionId: string | null;
}

export interface Links {
  /** The same hash again is the same link, good until the new instant. */
  add(link: NewLink): Promise<void>;
  /** The order and the end of the latest link that is good at an instant, and can be sent again. */
  goodAt(
    to: { readonly userId: string; readonly email: string; readonly purpose: LinkPurpose },
    instant: number,
  ): Promise<{ tokenHash: string; orderKey: string; expiresAt: number } | undefined>;
  /** Uses a link up; undefined when it is unknown, used or expired. */
  take(tokenHash: string, now: number, ...purposes: readonly LinkPurpose[]): Promise<GoodLink | undefined>;
  /** The same without using it up. */
  find(tokenHash: string, now: number): Promise<GoodLink | undefined>;
}

/** Writes of mailed links within a transaction. */
export interface LinkWork {
  readonly links: Links;
}
