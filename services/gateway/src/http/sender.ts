import { VISITOR, unauthenticated, type Actor } from '@kashikari/kernel';
import { readKnownBrowser } from '../sign-in/known-browser-cookie';
import { readKeptCookies, readRefreshCookie } from '../sign-in/refresh-cookie';
import { shellOriginOf } from '../shells/shell-origin';
import type { AccessTokens } from '../sign-in/access-tokens';
import type { RateLimits } from '../limits/rate-limits';
import type { Sender } from '../rest/request-context';
import type { RouteContract } from '../rest/route';
import type { Request } from 'express';

const BEARER = /^Bearer +([\w.~+/=-]{1,8192})$/i;

const askers = new WeakMap<Request, Promise<Actor>>();

/** Returns the actor of the bearer token, verified once for each request; undefined if there is no token. */
export function askerOf(request: Request, tokens: AccessTokens): Promise<Actor> | undefined {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  const token = BEARER.exec(header)?.[1];
  const asker =
    askers.get(request) ??
    (token ? tokens.actorOf(token, shellOriginOf(request)) : Promise.reject(unauthenticated()));
  askers.set(request, asker);
  return asker;
}

/** Returns the caller: the actor of the bearer token, or a visitor if the route allows one. */
export async function actorOf(
  request: Request,
  auth: RouteContract['auth'],
  tokens: AccessTokens,
): Promise<Actor> {
  if (auth === 'none') return VISITOR;
  if (auth === 'lenient') return (await askerOf(request, tokens)?.catch(() => undefined)) ?? VISITOR;
  const asker = askerOf(request, tokens);
  // An invalid token is reported even if none is required, since the client believes that it is signed in.
  if (asker) return asker;
  if (auth === 'optional') return VISITOR;
  throw unauthenticated();
}

export function senderOf(request: Request, limits: Pick<RateLimits, 'trusts'>): Sender {
  const address = request.ip ?? '';
  return {
    address,
    isTrusted: limits.trusts(address),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    token: BEARER.exec(request.headers.authorization ?? '')?.[1],
    refreshCookie: readRefreshCookie(request),
    knownBrowser: readKnownBrowser(request),
    kept: readKeptCookies(request),
  };
}
