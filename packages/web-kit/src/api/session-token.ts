import { TOKEN_RENEW_BEFORE_S } from '@kashikari/kernel';
import { forgetRenewal } from './renewal-key';
import { forgetKeys } from './request-keys';

/**
 * The access token lives in memory only: a script that reads storage finds nothing, and a crash report has none.
 * The refresh token is an HttpOnly cookie that no script sees.
 */
let token: string | undefined;
const endings = new Set<() => void>();

/** Time from which the token is renewed before a call, by this device's clock, epoch milliseconds. */
let renewFrom = Infinity;

export function accessToken(): string | undefined {
  return token;
}

export function keepToken(next: string | undefined): void {
  token = next;
  renewFrom = next === undefined ? Infinity : Date.now() + freshFor(next);
  forgetRenewal();
  if (next === undefined) forgetKeys();
}

/**
 * Returns true if the token expires within 60 s. A call then renews it first, so that it is not refused and sent twice.
 */
export function runsOutSoon(): boolean {
  return Date.now() >= renewFrom;
}

/**
 * Returns the time for which a token is used unchanged, milliseconds: its lifetime less 60 s, or half of a very short
 * one. Its times are compared with each other and not with this device's clock, which may be wrong. A token without
 * times is used until it is refused.
 */
function freshFor(of: string): number {
  const { iat, exp } = claimsOf(of);
  if (typeof iat !== 'number' || typeof exp !== 'number' || exp <= iat) return Infinity;
  return Math.max(exp - iat - TOKEN_RENEW_BEFORE_S, (exp - iat) / 2) * 1000;
}

function claimsOf(of: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const claims = of?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    return JSON.parse(atob(claims)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The one group that this session is limited to, when it began with a member card (claim `authorizable_id`). */
export function cardGroup(): string | undefined {
  const { authorizable_id: group } = claimsOf(token);
  return typeof group === 'string' ? group : undefined;
}

/** Returns true if a read-only member card began this session (claim `permission`). */
export function cardReads(): boolean {
  return claimsOf(token).permission === 'read';
}

/** The number on the member card with which this session began (claim `management_id`). */
export function cardNumber(): string | undefined {
  const { management_id: number } = claimsOf(token);
  return typeof number === 'string' ? decodeURIComponent(number) : undefined;
}

/** Notifies the listeners that the session can't be renewed any more. */
export function endSession(): void {
  keepToken(undefined);
  for (const listener of endings) listener();
}

/** Calls back when the session ended by itself (an expired or withdrawn refresh token). */
export function onSessionEnd(listener: () => void): () => void {
  endings.add(listener);
  return () => endings.delete(listener);
}
