import { z } from 'zod';
import { id } from '../schema/ids';
import { wholeInQuery } from '../schema/numbers';
import { fault, text } from '../schema/text';
import { KeySignature } from '../passkeys/passkey.schema';
import { providerId } from '../providers/provider.schema';

/** A device that is signed in. */
export const Device = z
  .object({
    id: id(),
    current: z.boolean().describe('The one that asks, as far as its refresh cookie tells.'),
    user_agent: z.string(),
    address: z.string().nullable().describe('Where it was last used.'),
    begun_at: z.string().meta({ format: 'date-time' }),
    used_at: z.string().meta({ format: 'date-time', description: 'When its tokens were last renewed.' }),
  })
  .meta({ id: 'Device' });

export const DeviceList = z.object({ sessions: z.array(Device) }).meta({ id: 'DeviceList' });

export const KeptDevice = z
  .object({
    refresh_token: text(4096, 1)
      .optional()
      .describe('Of the device that stays. Browsers send the cookie instead.'),
  })
  .meta({ id: 'KeptDevice' });

/** Something that was written down about an account. */
export const SecurityEvent = z
  .object({
    id: id(),
    kind: z.string().describe('What happened; more kinds may be added.').meta({ example: 'signed_in' }),
    at: z.string().meta({ format: 'date-time' }),
    address: z.string().nullable().describe('Where the call came from.'),
    data: z.record(z.string(), z.string()).describe('Names and ways, nothing secret.'),
  })
  .meta({ id: 'SecurityEvent' });

export const securityEventQuery = z.object({
  before: id().optional().describe('From `meta.next_before`; without it the list begins with the newest.'),
  per_page: wholeInQuery(1, 100).default(20).describe('How many a page, 1 to 100.'),
});

export const SecurityEventList = z
  .object({
    security_events: z.array(SecurityEvent),
    meta: z.object({
      per_page: z.int(),
      next_before: id().nullable().describe('Null on the last page.'),
    }),
  })
  .meta({ id: 'SecurityEventList' });

export const VerificationToken = z
  .object({ token: text(200, 1).describe('From the link in the mail: `/verify_email?token={token}`.') })
  .meta({ id: 'VerificationToken' });

export const LinkToken = z
  .object({ token: text(200, 1).describe('From the link in a mail.') })
  .meta({ id: 'LinkToken' });

export const MailedLinkAnswer = z
  .object({
    link: z.object({
      purpose: z
        .string()
        .describe('`sign_in`, `verify` (an address is one’s own) or `change` (a new address).')
        .meta({ example: 'sign_in' }),
      email: z.string().describe('Masked: enough to know one’s own.').meta({ example: 'm…@e….jp' }),
      user_id: id().describe('Whose account it is for.'),
    }),
  })
  .meta({ id: 'MailedLinkAnswer' });

/** Exactly one is given. */
const PROOFS = ['password', 'passkey', 'token', 'id_token'] as const;

export const OwnersProof = z
  .object({
    password: text(200, 1).optional(),
    passkey: KeySignature.optional().describe('To options of `POST /auth/passkey`.'),
    token: text(4096, 1).optional().describe('From a mailed link that signs in; it is spent by this.'),
    provider: providerId().optional().describe('Whose `id_token` it is.'),
    id_token: text(16_384, 1).optional().describe('Of a provider that is connected with the account.'),
  })
  .superRefine((value, context) => {
    const given = PROOFS.filter((proof) => value[proof] !== undefined);
    if (given.length !== 1) fault(context, 'one_of', { fields: PROOFS });
    else if (given[0] === 'id_token' && value.provider === undefined)
      context.addIssue({ code: 'custom', path: ['provider'], params: { code: 'validation.required' } });
  })
  .meta({
    id: 'OwnersProof',
    description: 'One of `password`, `passkey`, `token` of a mailed link, or `provider` and `id_token`.',
  });
