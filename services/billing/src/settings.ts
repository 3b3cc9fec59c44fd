import { isRegistrationNumber } from '@kashikari/kernel';
import { contact, type SettingsRule } from '@kashikari/platform/config';
import type { VolumeStep } from '@kashikari/pricing';
import { z } from 'zod';
import { OFFERED } from './domain/plans';

const email = z.email();

/** Addresses separated by commas. */
const emails = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((one) => one.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine(
    (list) => list.every((one) => email.safeParse(one).success),
    'must be addresses, separated by commas',
  );

/** Signing secrets separated by commas. */
const signingSecrets = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .refine(
    (list) => list.every((one) => /^whsec_\S+$/.test(one)),
    'must be signing secrets such as whsec_…, separated by commas',
  );

/** Settings of billing beside those of every service. */
export const SETTINGS = {
  /** The plan of accounts that neither bought nor were given one. */
  DEFAULT_PLAN: z.enum(OFFERED, `must be ${OFFERED.join(', ')}`).default('free'),
  /** Verified addresses whose accounts may give plans; they are notified of plan requests. */
  STAFF_EMAILS: emails,
  /** Contact for plan requests: an email address or a site. */
  OPERATOR_CONTACT: contact.optional(),
  /** Name of the operator on its documents. */
  OPERATOR_NAME: z
    .string()
    .trim()
    .min(1, 'must be a name')
    .max(100, 'must be at most 100 characters')
    .default('Kashikari'),
  /** Its number as an issuer of qualified invoices; absent: its documents are receipts. */
  OPERATOR_REGISTRATION_NUMBER: z
    .string()
    .refine(isRegistrationNumber, 'must be T and 13 digits, such as T7000012050002')
    .optional(),
  /** Secret or restricted key of Stripe; absent: nothing is paid by card. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^[sr]k_(test|live)_\w+$/,
      'must be a secret key such as sk_live_… or a restricted key such as rk_live_…',
    )
    .optional(),
  /** Origin of Stripe's API; absent: Stripe itself. */
  STRIPE_API_BASE: z
    .string()
    .regex(/^https?:\/\/[^\s/?#]+$/, 'must be an origin such as https://api.stripe.com')
    .optional(),
  /** Signing secrets of the endpoints for events, of the platform and of connected accounts; old ones too while they are rotated. */
  STRIPE_WEBHOOK_SECRET: signingSecrets,
  /** The operator's share of what is paid by card, percent. */
  COMMISSION_PERCENT: z
    .string()
    .regex(/^(100|\d{1,2})$/, 'must be a whole number from 0 to 100')
    .default('10')
    .transform(Number),
  /** The unit of the plan price: each member besides the owner, or the whole account. */
  PLAN_UNIT: z.enum(['member', 'account'], 'must be member or account').default('member'),
  /** Percent off from so many members: `50:10,200:20`. */
  VOLUME_DISCOUNTS: z
    .string()
    .regex(/^(\d{1,7}:\d{1,2}(,\d{1,7}:\d{1,2})*)?$/, 'must be steps such as 50:10,200:20')
    .default('50:10,200:20')
    .transform((list) =>
      list
        .split(',')
        .filter(Boolean)
        .map((step) => {
          const [seats, percent] = step.split(':').map(Number);
          return { seats: seats ?? 0, percent: percent ?? 0 };
        }),
    ),
};

/** Requires the signing secret: without it no event of Stripe is accepted, and payments wait for the next sweep. */
export const RULES: readonly SettingsRule[] = [
  (env) =>
    env['STRIPE_SECRET_KEY'] && !env['STRIPE_WEBHOOK_SECRET']
      ? 'STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY needs it'
      : undefined,
];

/** Settings of an installation that takes cards. */
export interface StripeSettings {
  readonly STRIPE_SECRET_KEY: string;
  readonly STRIPE_API_BASE?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET: readonly string[];
}

export interface BillingSettings extends Omit<StripeSettings, 'STRIPE_SECRET_KEY'> {
  readonly STRIPE_SECRET_KEY?: string;
  readonly COMMISSION_PERCENT: number;
  readonly PLAN_UNIT: 'member' | 'account';
  readonly VOLUME_DISCOUNTS: readonly VolumeStep[];
  readonly DEFAULT_PLAN: (typeof OFFERED)[number];
  readonly STAFF_EMAILS: readonly string[];
  readonly OPERATOR_CONTACT?: string;
  readonly OPERATOR_NAME: string;
  readonly OPERATOR_REGISTRATION_NUMBER?: string | undefined;
}
