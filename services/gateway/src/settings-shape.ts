import path from 'node:path';
import {
  address,
  contact,
  EVENT_SETTINGS,
  KAFKA_RULES,
  KAFKA_SETTINGS,
  SHELLS_SETTINGS,
  timeZone,
} from '@kashikari/platform/config';
import { DEFAULT_TIME_ZONE } from '@kashikari/kernel';
import { z } from 'zod';
import { AI_RULES, AI_SETTINGS } from './answers/ai-settings';
import { trustedNetworks } from './limits/trusted-networks';
import { CONSENT_RULES, CONSENT_SETTINGS } from './web/consent-settings';

const whole = (most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n <= most, `must be at most ${most}`);

const securePage = z.url({ protocol: /^https$/, error: 'must be a URL by https' });

const origin = z.url('must be a URL');

/** Origins, separated by commas. */
const origins = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .refine(
    (list) => list.every((one) => /^https?:/.test(one) && URL.canParse(one)),
    'must be URLs by http or https, separated by commas',
  )
  .transform((list) => list.map((one) => new URL(one).origin));

/** Settings of the gateway beside those of every process. Read alone they load nothing of the gateway. */
export const SHAPE = {
  PORT: whole(65_535).default(3000),
  /** Address of /healthz, /readyz and /metrics for operators: `host:port`. */
  HTTP_LISTEN_GATEWAY: address.optional(),
  HOST: z.string().default('127.0.0.1'),
  /** Public address, `https://kashikari.example.ac.jp`; https makes cookies secure and sends HSTS. */
  PUBLIC_URL: origin.optional(),
  /** Former public addresses, whose printed labels stay valid: origins, separated by commas. */
  FORMER_URLS: origins,
  /** True if ISBNs may begin with 979. */
  ISBN_979: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  /** Reverse proxies in front of us, whose X-Forwarded-For is believed. */
  TRUST_PROXY: whole(10).default(0),
  /**
   * Time to keep serving after a stop signal, until load balancers send no more requests. 0 is right for a single
   * process.
   */
  DRAIN_SECONDS: whole(60).default(0),
  /** 0 is off. Each default is off where test hooks are on. */
  RATE_LIMIT_ACCOUNT_PER_MIN: whole(1_000_000).optional(),
  RATE_LIMIT_ADDRESS_PER_MIN: whole(1_000_000).optional(),
  /** Pages and static files, by address: one screen is some thirty of them. */
  RATE_LIMIT_FILES_PER_MIN: whole(1_000_000).optional(),
  /** Sign-ins that failed: with one card, invitation or link here, by account and address in identity. */
  RATE_LIMIT_SIGN_IN_FAILURES_PER_MIN: whole(1_000_000).optional(),
  /** Failed sign-ins from one address, whatever the account. */
  RATE_LIMIT_SIGN_IN_ADDRESS_PER_MIN: whole(1_000_000).optional(),
  /** Former name of the limit of sign-ins from one address, including successes; read only to warn about it. */
  RATE_LIMIT_SIGN_IN_PER_MIN: z.string().optional(),
  /** Networks that no limit of an address holds. */
  TRUSTED_NETWORKS: trustedNetworks,
  RATE_LIMIT_SIGN_UP_PER_MIN: whole(1_000_000).optional(),
  /** Inquiries and feedback of one person, and from one address. */
  RATE_LIMIT_INQUIRIES_PER_HOUR: whole(1_000_000).optional(),
  RATE_LIMIT_INQUIRIES_ADDRESS_PER_HOUR: whole(1_000_000).optional(),
  /** Bytes of files that one process reads at once; more is 503 `busy`. */
  MAX_BYTES_UNDER_WAY: whole(1024 ** 4).default(64 * 1024 * 1024),
  /** Maximum time that a request waits for identity's list of ended sessions, milliseconds; then it is 503. */
  SIGN_OUT_PATIENCE_MS: whole(60_000).default(3_000),
  /** Streams of changes that one process holds open at once. */
  LIVE_STREAMS: whole(100_000).default(5_000),
  /** The transport of events, for those streams; without one browsers ask from time to time. */
  ...EVENT_SETTINGS,
  ...KAFKA_SETTINGS,
  ...SHELLS_SETTINGS,
  ...CONSENT_SETTINGS,
  ...AI_SETTINGS,
  /** Address of the bucket for pictures, if they are not stored locally. */
  S3_ENDPOINT: origin.optional(),
  S3_PUBLIC_URL: origin.optional(),
  /** Catalogs of books, whose covers browsers show from where they are. */
  BOOK_SOURCES: z.string().default(''),
  NDL_URL: origin.default('https://ndlsearch.ndl.go.jp'),
  /** Folder of the built shell and remotes. */
  FRONTENDS_DIR: z.string().default(path.resolve(__dirname, '../../../frontends')),
  /** Folder with the operator's terms, privacy notice and commercial disclosure, `terms.ja.txt` and so on. */
  LEGAL_DIR: z.string().optional(),
  /** Folder with customer cases for the landing in Markdown, `sakura.ja.md` and so on. */
  CASES_DIR: z.string().optional(),
  /** Contact of the operator for support: an email address, to which inquiries are mailed, or a site. */
  OPERATOR_CONTACT: contact.optional(),
  /** Time zone of the hours in which support answers. */
  SUPPORT_TIME_ZONE: timeZone.default(DEFAULT_TIME_ZONE),
  /** Page that asks contented users for a review. Absent: nobody is asked. */
  REVIEW_URL: securePage.optional(),
  /** Contact for reports of vulnerabilities, for security.txt (RFC 9116): an email address or a page by https. */
  SECURITY_CONTACT: contact
    .refine((value) => !value.startsWith('http:'), 'must be an address or a URL by https')
    .optional(),
  /** Store pages that visitors on phones are offered, beside adding the site to the home screen. */
  APP_STORE_URL: securePage.optional(),
  GOOGLE_PLAY_URL: securePage.optional(),
  /** flagd for features on trial: `host:port`, or `file:` and a path. Absent: the product's own list. */
  FLAGD: z
    .string()
    .regex(/^(file:.+|[^:/]+:\d+)$/, 'must be host:port, or file: and a path')
    .optional(),
  /** Permission for search engines. Absent: on in production with an https address, else off. */
  SEARCH_ENGINES: z.enum(['on', 'off'], 'must be on or off').optional(),
  /** The payment provider's key for browsers; without it, card payments are off. */
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\w+$/, 'must begin with pk_')
    .optional(),
  /** The payment provider's script, loaded on payment pages alone. */
  STRIPE_JS_URL: origin.default('https://js.stripe.com/v3/'),
  REMOTE_GOODS_URL: origin.optional(),
  REMOTE_BOOKINGS_URL: origin.optional(),
  REMOTE_GROUPS_URL: origin.optional(),
  REMOTE_PAYMENTS_URL: origin.optional(),
};

/** Constraints between these settings. */
export const RULES = [...KAFKA_RULES, ...CONSENT_RULES, ...AI_RULES];
