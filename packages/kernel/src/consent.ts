import { CONSENT_CATEGORIES, CONSENT_DAYS } from './constants';

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** Cookie of a visitor's choice. The page writes it, and the gateway reads it with each page. */
export const CONSENT_COOKIE = 'kashikari_consent';

/** First part of the cookie's value; visitors are asked again if the meaning of the categories changes. */
const VERSION = '1';

/** Lengths of a Cookie header and of the value that are parsed; a longer one counts as no choice. */
const MAX_HEADER = 16 * 1024;
const MAX_VALUE = 200;

const SECONDS_PER_DAY = 24 * 60 * 60;

const isCategory = (word: string): word is ConsentCategory =>
  (CONSENT_CATEGORIES as readonly string[]).includes(word);

/**
 * Returns the categories that a Cookie header (or `document.cookie`) allows, without unknown ones; undefined if the
 * visitor has not chosen.
 */
export function consentIn(cookies: string | undefined): ReadonlySet<ConsentCategory> | undefined {
  if (!cookies || cookies.length > MAX_HEADER) return undefined;
  const start = `${CONSENT_COOKIE}=`;
  const found = cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start));
  const value = found?.slice(start.length) ?? '';
  const [version, ...words] = value.length > MAX_VALUE ? [] : value.split('.');
  return version === VERSION ? new Set(words.filter(isCategory)) : undefined;
}

/** Returns the cookie that stores a choice for 180 days, in the form of `document.cookie`. */
export function consentCookie(allowed: Iterable<ConsentCategory>, { secure }: { secure: boolean }): string {
  const value = [VERSION, ...allowed].join('.');
  const seconds = CONSENT_DAYS * SECONDS_PER_DAY;
  return `${CONSENT_COOKIE}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
