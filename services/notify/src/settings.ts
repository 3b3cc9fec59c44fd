import { z } from 'zod';
import { addressOf, isAddress } from './domain/address';

const origin = z
  .string()
  .regex(/^https?:\/\/[^\s/?#]+$/, 'must be an origin such as https://lending.example.org')
  .optional();

/** Settings of notify beside those of every service. */
export const SETTINGS = {
  /** Where mail goes; absent: into files under DATA_DIR/mail. */
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
  /** Origin of the site, for links; absent: this machine's PORT. */
  PUBLIC_URL: origin,
  PORT: z.string().regex(/^\d+$/, 'must be a port').default('3000'),
};

export interface NotifySettings {
  readonly SMTP_URL?: string;
  readonly MAIL_FROM: string;
  readonly PUBLIC_URL?: string;
  readonly PORT: string;
}

/** The origin that links in mails begin with. */
export function siteOf({ PUBLIC_URL, PORT }: NotifySettings): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`;
}
