/** What somebody may allow beside the cookies that sign-in itself needs (product constants, "cookie storage"). */
export const CATEGORIES = ['analytics', 'ad_storage', 'ad_user_data', 'ad_personalization'] as const;

export type Category = (typeof CATEGORIES)[number];

/** The categories that were allowed. */
export type Consent = ReadonlySet<Category>;

export const NOTHING: Consent = new Set();
export const EVERYTHING: Consent = new Set(CATEGORIES);

const NAME = 'kashikari_consent';

/** 180 days, seconds. */
const MAX_AGE = 180 * 24 * 60 * 60;

/** The choice among a page's cookies; undefined while there is none, or one that we can't read. */
export function consentIn(cookies: string): Consent | undefined {
  const value = new RegExp(`(?:^|; )${NAME}=([a-z_.]*)(?:;|$)`).exec(cookies)?.[1];
  if (value === undefined) return undefined;
  const said = value.split('.');
  return new Set(CATEGORIES.filter((category) => said.includes(category)));
}

/** The cookie that keeps a choice. @param secure false only where the page itself came unprotected */
export function cookieOf(consent: Consent, secure: boolean): string {
  const value = ['necessary', ...CATEGORIES.filter((category) => consent.has(category))].join('.');
  return `${NAME}=${value}; path=/; max-age=${MAX_AGE}; samesite=lax${secure ? '; secure' : ''}`;
}
