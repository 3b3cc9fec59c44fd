import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { readEmail } from '../shared/email';
import { readName } from '../sign-in/sign-up';
import type { User } from '../users/user';

const MINUTE = 60_000;

/** Time for a browser at a provider, milliseconds of security time. */
export const ATTEMPT_LIFETIME = 10 * MINUTE;

/** Maximum number of a provider's groups that are checked: some send hundreds. */
const MAX_GROUPS = 500;

/** Settings of a provider that rules depend on. */
export interface ProviderPolicy {
  readonly id: string;
  readonly name: string;
  /** Domains whose addresses this provider assigns; `*` matches every domain, an empty list matches nothing. */
  readonly emailDomains: readonly string[];
  /** It knows all its addresses to be right and says no `email_verified`. */
  readonly emailIsVerified: boolean;
  readonly groupClaim: string;
  /** A value of that claim → the group (id or slug) whose member it makes. */
  readonly groups: Readonly<Record<string, string>>;
}

/** Claims of a provider about a signed-in person. */
export interface Assertion {
  readonly issuer: string;
  /** Never given to anybody else by this issuer. */
  readonly subject: string;
  /** Normalized address; null if there is no valid one. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string;
  /** Our groups (ids or slugs) that its groups stand for. */
  readonly groups: readonly string[];
}

/** Reads the claims of a sign-in; their signature has been checked. */
export function readAssertion(
  claims: Readonly<Record<string, unknown>>,
  provider: ProviderPolicy,
): Assertion {
  const email = readEmail(claims['email']);
  // Apple says it as text.
  const says = [true, 'true'].includes(claims['email_verified'] as never);
  return {
    issuer: String(claims['iss']),
    subject: String(claims['sub']),
    email: email.ok ? email.value : null,
    emailVerified: email.ok && (says || provider.emailIsVerified),
    name: nameOf(claims, email.ok ? email.value : ''),
    groups: groupsOf(claims[provider.groupClaim], provider.groups),
  };
}

function nameOf(claims: Readonly<Record<string, unknown>>, email: string): string {
  const parts = [claims['family_name'], claims['given_name']].filter((part) => typeof part === 'string');
  const candidates = [claims['name'], parts.join(' '), claims['preferred_username'], email.split('@')[0]];
  for (const candidate of candidates) {
    const read = readName(typeof candidate === 'string' ? [...candidate].slice(0, 100).join('') : '');
    if (read.ok) return read.value;
  }
  return '—';
}

function groupsOf(claim: unknown, map: Readonly<Record<string, string>>): string[] {
  const said = (Array.isArray(claim) ? claim : [claim]).slice(0, MAX_GROUPS);
  const known = said.flatMap((group) =>
    typeof group === 'string' && Object.hasOwn(map, group) ? [map[group]!] : [],
  );
  return [...new Set(known)];
}

/**
 * Returns true if the provider assigns the address. Claims of other providers count no more than text typed into a
 * form.
 */
export function speaksFor(provider: ProviderPolicy, said: Assertion): boolean {
  if (!said.email || !said.emailVerified) return false;
  const domain = said.email.split('@')[1];
  return provider.emailDomains.some((each) => each === '*' || each.toLowerCase() === domain);
}

/**
 * Returns how a provider's sign-in relates to accounts. An existing account is joined only if both sides verified the
 * address. The account's owner verifies it here, the provider by the operator's configuration. Otherwise the signed-in
 * owner connects the provider.
 * @param linked user linked to this identity
 * @param sameAddress user with the same address
 */
export function recognise(
  said: Assertion,
  provider: ProviderPolicy,
  linked: User | undefined,
  sameAddress: User | undefined,
): Verdict<'known' | 'joins' | 'new'> {
  if (linked) return allow('known');
  if (!said.email || !said.emailVerified) return refuse('auth.email_unverified', { provider: provider.name });
  if (!sameAddress) return allow('new');
  return sameAddress.emailVerified && speaksFor(provider, said)
    ? allow('joins')
    : refuse('auth.account_exists', { provider: provider.name });
}
