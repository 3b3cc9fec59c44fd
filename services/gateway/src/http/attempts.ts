import { createHash } from 'node:crypto';
import { DomainError, type ErrorKind, labelCodeIn } from '@kashikari/kernel';
import { networkOf } from '../limits/network';
import type { LimitName, RateLimits } from '../limits/rate-limits';
import type { RequestContext } from '../rest/request-context';
import type { RouteContract } from '../rest/route';
import type { Response } from 'express';

/** The key by which a call is counted. `everyCall`: successes count, too. */
interface Attempt {
  readonly name: LimitName;
  readonly key: string;
  readonly everyCall?: boolean;
}

interface AttemptFields {
  readonly email?: string;
  readonly jti?: string;
  readonly token?: string;
  readonly code?: string;
}

/** A wrong secret, and what a service has refused because of many: these count. */
const FAILURES: ReadonlySet<ErrorKind> = new Set(['unauthenticated', 'not_found', 'limited']);

/**
 * Runs a handler. If the route tries a secret, failures are counted by that secret: a card's by the card, a link's by
 * the link. Other people at the same address are thus not limited. A success costs nothing, however many come at once.
 */
export async function attempt<T extends { readonly missed?: boolean }>(
  exchange: RequestContext,
  { tries }: RouteContract,
  limits: RateLimits,
  response: Response,
  act: () => Promise<T>,
): Promise<T> {
  if (!tries) return act();
  const tried = attemptOf(tries, exchange);
  if (!tried) return act();
  const { name, key, everyCall } = tried;
  if (everyCall) await limits.spend(name, key, response);
  else await limits.check(name, key, response);
  try {
    const answer = await act();
    if (answer.missed) await limits.count(name, key, response);
    return answer;
  } catch (error) {
    const failed = error instanceof DomainError && FAILURES.has(error.refusal.kind);
    if (failed && !everyCall) await limits.count(name, key, response);
    throw error;
  }
}

function attemptOf(
  tries: NonNullable<RouteContract['tries']>,
  { body, query, sender }: RequestContext,
): Attempt | undefined {
  const {
    email = '',
    jti,
    token,
    code = '',
  } = { ...(query as AttemptFields | undefined), ...(body as AttemptFields | undefined) };
  const { address } = sender;
  if (tries === 'linkWish')
    return { name: tries, key: known(`${networkOf(address)} ${email.toLowerCase()}`), everyCall: true };
  // Other codes are no secrets, and a counter scans many.
  if (tries === 'scan') return labelCodeIn(code) ? { name: 'label', key: address } : undefined;
  if (tries === 'invite') return { name: 'invite', key: known(token ?? '') };
  if (jti !== undefined) return { name: 'card', key: known(jti) };
  if (token !== undefined) return { name: 'link', key: known(token) };
  return { name: tries === 'label' ? 'label' : 'signIn', key: address };
}

/**
 * Returns a digest of a secret to count by, since counters may be stored in Redis. It identifies the secret without
 * revealing it.
 */
function known(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
