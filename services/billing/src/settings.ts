import { contact } from '@kashikari/platform/config';
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

/** Settings of billing beside those of every service. */
export const SETTINGS = {
  /** The plan of accounts that neither bought nor were given one. */
  DEFAULT_PLAN: z.enum(OFFERED, `must be ${OFFERED.join(', ')}`).default('free'),
  /** Confirmed addresses whose accounts may give plans, and who are told of requests. */
  STAFF_EMAILS: emails,
  /** Whom people ask for another plan: an address, or a site. */
  OPERATOR_CONTACT: contact.optional(),
};

export interface BillingSettings {
  readonly DEFAULT_PLAN: (typeof OFFERED)[number];
  readonly STAFF_EMAILS: readonly string[];
  readonly OPERATOR_CONTACT?: string;
}
