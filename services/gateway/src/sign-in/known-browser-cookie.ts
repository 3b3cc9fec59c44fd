import { stringifySetCookie } from 'cookie';
import { nameFor, ownCookies } from './refresh-cookie';
import type { Request, Response } from 'express';

const NAME = 'kashikari_known';

/** Lifetime, seconds; as long as identity accepts it (REST contract, edge). */
const MAX_AGE = 180 * 24 * 60 * 60;

/** Separator of the accounts' values; a character that no token contains. */
const BETWEEN = '~';

/** Returns the values by which accounts recognize this browser from earlier sign-ins. They grant no access. */
export function readKnownBrowser(request: Request): readonly string[] {
  const value = ownCookies(request)[nameFor(request, NAME)] ?? '';
  return value.split(BETWEEN).filter((token) => /^[\w.-]{1,500}$/.test(token));
}

export function writeKnownBrowser(response: Response, tokens: readonly string[], secure: boolean): void {
  const value = stringifySetCookie({
    name: nameFor(response.req, NAME),
    value: tokens.join(BETWEEN),
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/v1/auth',
    maxAge: MAX_AGE,
  });
  response.append('Set-Cookie', value);
}
