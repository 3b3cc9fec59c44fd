import { CARDS_PER_CREATION, DEFAULT_TIME_ZONE, MAX_CARDS_PER_CREATION } from '@kashikari/kernel';
import { z } from 'zod';
import { contact, SHELLS_SETTINGS, timeZone } from '@kashikari/platform/config';
import { providers } from './provider-settings';

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number()
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);

/** Characters of a token that can't be guessed. */
const MIN_SETUP_TOKEN = 32;

/** Settings of identity beside those of every service. */
export const SETTINGS = {
  /** Memory that hashing one password takes, KiB. Raising it re-hashes each password at its owner's next sign-in. */
  ARGON2_MEMORY_KIB: wholeNumber(8, 1_048_576).default(19_456),
  /** Passes over that memory. */
  ARGON2_PASSES: wholeNumber(1, 100).default(2),
  /** Wrong passwords a minute, for one account from one address or one known browser; 0 is off, for all browsers too. */
  RATE_LIMIT_SIGN_IN_FAILURES_PER_MIN: wholeNumber(0, 1_000_000).default(10),
  /** Days after which a session is over however often it is used. */
  SESSION_MAX_DAYS: wholeNumber(1, 3_650).default(180),
  /** Maximum number of member cards created by one call or imported from one file. */
  CARDS_AT_ONCE: wholeNumber(1, MAX_CARDS_PER_CREATION).default(CARDS_PER_CREATION),
  /** Groups of one account; 0 is no limit. */
  QUOTA_GROUPS: wholeNumber(0, 1_000_000).default(100),
  /**
   * Maximum wait of a response for the push to reservation and catalog, milliseconds; events are published in any case.
   */
  PUSH_PATIENCE_MS: wholeNumber(1, 10_000).default(500),
  /** Tokens that answers of the help by a language model use: for one person a day. */
  AI_TOKENS_PER_PERSON_DAY: wholeNumber(0, 1_000_000_000).default(30_000),
  /** The same for one organization, or for the installation at the common host, a month. */
  AI_TOKENS_PER_MONTH: wholeNumber(0, 1_000_000_000).default(3_000_000),
  /** Providers of OpenID Connect, a JSON array (docs/runbooks/sign-in-providers.md). It holds secrets. */
  OIDC_PROVIDERS: providers,
  /** The domain that passkeys are for, where it is a parent of the site's own (WebAuthn, relying party id). */
  PASSKEY_RP_ID: z.string().optional(),
  /** Origin of the site, to which providers send browsers back; absent: this machine's PORT. */
  PUBLIC_URL: z.url('must be a URL').optional(),
  /** Token to set up an installation in the browser; absent: set-up is off unless SETUP_OPEN allows it. */
  SETUP_TOKEN: z.string().min(MIN_SETUP_TOKEN, `must have at least ${MIN_SETUP_TOKEN} characters`).optional(),
  /** `1`, as `npm start` sets it where nobody but this machine reaches the product: set-up asks for no token. */
  SETUP_OPEN: z.enum(['0', '1']).default('0'),
  /** Contact of the operator: an email address, to which inquiries are mailed, or a site. */
  OPERATOR_CONTACT: contact.optional(),
  /** Time zone of the hours in which support answers. */
  SUPPORT_TIME_ZONE: timeZone.default(DEFAULT_TIME_ZONE),
  ...SHELLS_SETTINGS,
  PORT: z.string().regex(/^\d+$/, 'must be a port').default('3000'),
};

export interface SessionSettings {
  readonly SESSION_MAX_DAYS: number;
}

export interface CardSettings {
  readonly CARDS_AT_ONCE: number;
}

export interface AnswerSettings {
  readonly AI_TOKENS_PER_PERSON_DAY: number;
  readonly AI_TOKENS_PER_MONTH: number;
}

export interface QuotaSettings {
  readonly QUOTA_GROUPS: number;
}

export interface SupportSettings {
  readonly OPERATOR_CONTACT?: string;
  readonly SUPPORT_TIME_ZONE: string;
}

export interface SetupSettings {
  readonly SETUP_TOKEN?: string;
  readonly SETUP_OPEN: '0' | '1';
}

export interface SiteSettings {
  readonly PASSKEY_RP_ID?: string;
  readonly PUBLIC_URL?: string;
  readonly SHELLS_FILE?: string;
  readonly PORT: string;
}

/** The origin that people reach us by. */
export function siteOf({ PUBLIC_URL, PORT }: SiteSettings): string {
  return PUBLIC_URL ? new URL(PUBLIC_URL).origin : `http://localhost:${PORT}`;
}

export interface PasswordSettings {
  readonly ARGON2_MEMORY_KIB: number;
  readonly ARGON2_PASSES: number;
}

export interface SignInSettings {
  readonly RATE_LIMIT_SIGN_IN_FAILURES_PER_MIN: number;
}

export interface SecretSettings {
  readonly KASHIKARI_SECRET: string;
  readonly KASHIKARI_SECRET_ALSO?: string;
}
