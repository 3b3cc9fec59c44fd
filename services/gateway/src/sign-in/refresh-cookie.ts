import { parseCookie, stringifySetCookie } from 'cookie';
import { malformed } from '../errors/validation';
import { shellOriginOf } from '../shells/shell-origin';
import type { Request, RequestHandler, Response } from 'express';

const NAME = 'kashikari_refresh';

/** Prefix of cookie names under https: browsers hide such cookies from pages without https (RFC 6265bis). */
const SECURE = '__Secure-';

/** Prefix of cookies of the other accounts that this browser remembers, followed by the account's id. */
const KEPT = 'kashikari_kept_';

/** Accounts that a browser remembers; further cookies are not read. */
export const MAX_KEPT = 5;

/** The refresh tokens and known-browser tokens of a browser take some 5 KiB; bytes. */
const MAX_COOKIE_HEADER = 8 * 1024;

/** Setting of the application that holds the public origin, if known. */
export const PUBLIC_ORIGIN = 'public origin';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Lifetime of the cookie, seconds; the session itself ends earlier if identity ends it. */
const MAX_AGE = 60 * 24 * 60 * 60;

/** Path to which browsers send the cookie: the calls that need it. */
const PATH = '/v1/auth';

/** Returns the refresh token in the browser's cookie. */
export function readRefreshCookie(request: Request): string | undefined {
  return ownCookies(request)[nameFor(request, NAME)] || undefined;
}

/** Rejects a Cookie header of more than 8 KiB before it is parsed. */
export const limitCookies: RequestHandler = ({ headers }, _response, next) => {
  const isTooLong = (headers.cookie?.length ?? 0) > MAX_COOKIE_HEADER;
  next(isTooLong ? malformed('cookie', 'validation.too_long', { max: MAX_COOKIE_HEADER }) : undefined);
};

/** The refresh tokens of up to five accounts that the browser remembers, by the account's id. */
export function readKeptCookies(request: Request): ReadonlyMap<string, string> {
  const prefix = nameFor(request, KEPT);
  const tokens = Object.entries(ownCookies(request)).flatMap(([name, token]) => {
    const id = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    return token && UUID.test(id) ? [[id, token] as const] : [];
  });
  return new Map(tokens.slice(0, MAX_KEPT));
}

/** Returns the name of a cookie: with a prefix under https. */
export function nameFor(request: Request, name: string): string {
  const origin = request.app.get(PUBLIC_ORIGIN) as string | undefined;
  return (origin?.startsWith('https:') ? SECURE : '') + name;
}

/** Sets the cookie; null drops it. */
export function writeRefreshCookie(response: Response, token: string | null, secure: boolean): void {
  write(response, NAME, token, secure);
}

/** The same for an account that is remembered. */
export function writeKeptCookies(
  response: Response,
  tokens: Readonly<Record<string, string | null>>,
  secure: boolean,
): void {
  for (const [id, token] of Object.entries(tokens)) write(response, KEPT + id, token, secure);
}

function write(response: Response, name: string, token: string | null, secure: boolean): void {
  const value = stringifySetCookie({
    name: nameFor(response.req, name),
    value: token ?? '',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: PATH,
    maxAge: token === null ? 0 : MAX_AGE,
  });
  response.append('Set-Cookie', value);
}

/**
 * Returns the product's cookies. Another site can't use them: SameSite=Lax excludes them from cross-site posts. If the
 * browser sends the origin of the request, it must be the product's own.
 */
export function ownCookies(request: Request): Readonly<Record<string, string | undefined>> {
  const { cookie, origin, host } = request.headers;
  if (!cookie || request.headers['sec-fetch-site'] === 'cross-site') return {};
  if (origin !== undefined && origin !== ownOrigin(request, host)) return {};
  return parseCookie(cookie);
}

/** Returns the product's own origin. Another port or scheme of the same host is a different origin. */
function ownOrigin(request: Request, host = ''): string | undefined {
  const shell = shellOriginOf(request);
  if (shell !== undefined) return shell;
  const told = request.app.get(PUBLIC_ORIGIN) as string | undefined;
  if (told !== undefined && new URL(told).host === host) return told;
  const url = `${request.protocol}://${host}`;
  return URL.canParse(url) ? new URL(url).origin : undefined;
}
