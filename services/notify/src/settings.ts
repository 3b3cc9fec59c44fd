import { OUTBOUND_SETTINGS, type OutboundSettings } from '@kashikari/platform/config';
import { z } from 'zod';
import { addressOf, isAddress } from './domain/address';

const origin = z
  .string()
  .regex(/^https?:\/\/[^\s/?#]+$/, 'must be an origin such as https://lending.example.org')
  .optional();

/** Settings of notify beside those of every service. */
export const SETTINGS = {
  ...OUTBOUND_SETTINGS,
  /** Mail server; absent: mails are written to files under DATA_DIR/mail. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be smtp://login:password@host:port')
    .optional(),
  /** Sender of every mail. */
  MAIL_FROM: z
    .string()
    .refine(
      (value) => isAddress(addressOf(value)),
      'must be an address such as Kashikari <no-reply@example.org>',
    )
    .default('Kashikari <no-reply@localhost>'),
  /** `1`, as `npm start` sets it: says to the process that started this one where each mail in a file leads. */
  TELL_MAIL_LINKS: z.enum(['0', '1']).default('0'),
  /** Days that mails in files are kept, where there is no SMTP_URL. */
  MAIL_KEEP_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
  /** Private key for Web Push (base64url, 32 bytes); absent: derived from KASHIKARI_SECRET. */
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes, base64url')
    .optional(),
  /** Contact of the operator for browser makers; absent: PUBLIC_URL if it is https, otherwise the sender's address. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@\S+|https:\/\/\S+)$/, 'must be mailto: or https:')
    .optional(),
  /** `1` lets addresses of browsers and webhooks be of this network, and http: for tests, beside KASHIKARI_TEST_HOOKS. */
  WEB_PUSH_TO_PRIVATE: z.enum(['0', '1']).default('0'),
  /** Origin of the site, for links; absent: this machine's PORT. */
  PUBLIC_URL: origin,
  PORT: z.string().regex(/^\d+$/, 'must be a port').default('3000'),
};

export interface NotifySettings extends OutboundSettings {
  readonly SMTP_URL?: string;
  readonly MAIL_FROM: string;
  readonly MAIL_KEEP_DAYS: number;
  readonly TELL_MAIL_LINKS: '0' | '1';
  readonly VAPID_PRIVATE_KEY?: string;
  readonly VAPID_SUBJECT?: string;
  readonly WEB_PUSH_TO_PRIVATE: '0' | '1';
  readonly PUBLIC_URL?: string;
  readonly PORT: string;
}

/** Returns whether addresses that people enter may be of this network: only where tests run. */
export function opensInnerNetworks(
  settings: Pick<NotifySettings, 'WEB_PUSH_TO_PRIVATE'> & { readonly KASHIKARI_TEST_HOOKS?: string },
): boolean {
  return settings.WEB_PUSH_TO_PRIVATE === '1' && settings.KASHIKARI_TEST_HOOKS === '1';
}

/** The origin that links in mails begin with. */
export function siteOf({ PUBLIC_URL, PORT }: Pick<NotifySettings, 'PUBLIC_URL' | 'PORT'>): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`;
}

/** Returns the operator's contact for push services. */
export function subjectOf({ VAPID_SUBJECT, PUBLIC_URL, MAIL_FROM }: NotifySettings): string {
  if (VAPID_SUBJECT) return VAPID_SUBJECT;
  return PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : `mailto:${addressOf(MAIL_FROM)}`;
}
