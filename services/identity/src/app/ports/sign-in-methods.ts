import type { Passkeys } from './passkeys';
import type { Verdict } from '@kashikari/kernel';
import type { Assertion, ProviderPolicy } from '../../domain/sign-in-methods/provider';
import type { ProviderLink } from '../../domain/sign-in-methods/provider-link';

/** State kept while a browser is at a provider; secret. */
export interface Journey {
  readonly nonce: string;
  /** Code verifier of PKCE (RFC 7636). */
  readonly verifier: string;
  /** Origin of the shell that the browser left; absent: the common one. */
  readonly origin?: string | undefined;
}

/** Parameters with which a provider returns a browser. */
export interface ProviderAnswer {
  readonly state: string;
  readonly code: string;
  /** Issuer named in the response (RFC 9207); may be empty. */
  readonly iss: string;
}

/** The providers of OpenID Connect that the operator has set up. Refusals are answered, not thrown. */
export abstract class Providers {
  abstract list(): readonly ProviderPolicy[];
  /**
   * Returns the address to which to send a browser. Refuses `auth.provider_unavailable`.
   * @param origin shell to which the browser returns; undefined: the common one
   */
  abstract begin(
    id: string,
    state: string,
    origin: string | undefined,
  ): Promise<Verdict<Journey & { readonly url: string }>>;
  /** Exchanges the code and checks all that was said. Refuses `auth.failed`, `auth.provider_unavailable`. */
  abstract finish(id: string, answer: ProviderAnswer, journey: Journey): Promise<Verdict<Assertion>>;
  /** Checks an ID token that an app on the device was given. Refuses the same. */
  abstract read(
    id: string,
    idToken: string,
  ): Promise<Verdict<{ readonly said: Assertion; readonly expiresAt: number }>>;
}

/** A browser on its way to a provider. */
export interface Attempt {
  readonly stateHash: string;
  readonly provider: string;
  /** The account to link to the provider; null for a sign-in. */
  readonly userId: string | null;
  readonly sealed: string;
  readonly expiresAt: number;
}

export interface ProviderLinks {
  /** Returns the link of a provider's user. Concurrent calls wait for each other. */
  lockBySubject(issuer: string, subject: string): Promise<ProviderLink | undefined>;
  save(link: ProviderLink): Promise<void>;
  /** Removes a link of a user; returns undefined if it does not exist. */
  remove(id: string, userId: string): Promise<ProviderLink | undefined>;
  /** Ends all of a user who leaves. */
  removeOf(userId: string): Promise<void>;
  begin(attempt: Attempt): Promise<void>;
  /** Uses an attempt up; undefined when it is unknown, used or expired. */
  take(stateHash: string, now: number): Promise<Attempt | undefined>;
  /** False when this ID token has signed in before. */
  spend(tokenHash: string, expiresAt: number): Promise<boolean>;
}

export abstract class ProviderLinkViews {
  /** The oldest first. */
  abstract of(userId: string): Promise<ProviderLink[]>;
}

/** Writes of providers and passkeys within a transaction. */
export interface SignInMethodWork {
  readonly providerLinks: ProviderLinks;
  readonly passkeys: Passkeys;
}
