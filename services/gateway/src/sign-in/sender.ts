import { VISITOR, unauthenticated, type Actor } from '@kashikari/kernel';
import { readKeptCookies, readRefreshCookie } from './refresh-cookie';
import type { AccessTokens } from './access-tokens';
import type { Sender } from '../http/exchange';
import type { RouteContract } from '../http/route';
import type { Request } from 'express';

const BEARER = /^Bearer +([\w.~+/=-]{1,8192})$/i;

/** Who asks: the actor of the bearer token, or a visitor where the route takes one. */
export async function actorOf(
  request: Request,
  auth: RouteContract['auth'],
  tokens: AccessTokens,
): Promise<Actor> {
  const header = request.headers.authorization;
  if (auth === 'none') return VISITOR;
  if (header === undefined) {
    if (auth === 'optional') return VISITOR;
    throw unauthenticated();
  }
  const token = BEARER.exec(header)?.[1];
  // A broken token is told even where none is needed: the client believes it is signed in.
  if (!token) throw unauthenticated();
  return tokens.actorOf(token);
}

export function senderOf(request: Request): Sender {
  return {
    address: request.ip ?? '',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    token: BEARER.exec(request.headers.authorization ?? '')?.[1],
    refreshCookie: readRefreshCookie(request),
    kept: readKeptCookies(request),
  };
}
