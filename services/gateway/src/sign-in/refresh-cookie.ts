import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';

const NAME = 'kashikari_refresh';

/** How long a browser keeps it, seconds; the session itself ends earlier when identity says so. */
const MAX_AGE = 60 * 24 * 60 * 60;

/** Only these calls need it, and no other ever sees it. */
const PATH = '/v1/auth';

/**
 * The refresh token that a browser keeps for us. Another site can't use it: SameSite=Lax keeps it off cross-site
 * posts, and where a browser says from where the request comes, that has to be our own pages.
 */
export function readRefreshCookie(request: Request): string | undefined {
  const { cookie, origin, host } = request.headers;
  if (!cookie || request.headers['sec-fetch-site'] === 'cross-site') return undefined;
  if (origin !== undefined && hostOf(origin) !== host) return undefined;
  return parseCookie(cookie)[NAME] || undefined;
}

/** Sets the cookie; null drops it. */
export function writeRefreshCookie(response: Response, token: string | null, secure: boolean): void {
  const value = stringifySetCookie({
    name: NAME,
    value: token ?? '',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: PATH,
    maxAge: token === null ? 0 : MAX_AGE,
  });
  response.append('Set-Cookie', value);
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
