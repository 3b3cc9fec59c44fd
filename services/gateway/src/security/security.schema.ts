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
    current: z.boolean().describe('The caller’s device, if its refresh cookie identifies it.'),
    user_agent: z.string(),
    address: z.string().nullable().describe('IP address of the last use.'),
    begun_at: z.string().meta({ format: 'date-time' }),
    used_at: z
      .string()
      .meta({ format: 'date-time', description: 'Time at which its tokens were last refreshed.' }),
    platform: z.string().nullable().describe('From `POST /users/device`; null if the device has not said.'),
    device: z.string().nullable().describe('Name of the device, from there.'),
    app: z.string().nullable().describe('Name and version of the app, from there.'),
  })
  .meta({ id: 'Device' });

export const DeviceList = z.object({ sessions: z.array(Device) }).meta({ id: 'DeviceList' });

export const KeptDevice = z
  .object({
    refresh_token: text(4096, 1)
      .optional()
      .describe('Token of the device that remains signed in. Browsers send the cookie instead.'),
  })
  .meta({ id: 'KeptDevice' });

/** Something that was written down about an account. */
export const SecurityEvent = z
  .object({
    id: id(),
    kind: z.string().describe('Kind of event; further kinds may be added.').meta({ example: 'signed_in' }),
    at: z.string().meta({ format: 'date-time' }),
    address: z.string().nullable().describe('IP address of the request.'),
    data: z.record(z.string(), z.string()).describe('Names and sign-in methods; contains no secrets.'),
  })
  .meta({ id: 'SecurityEvent' });

export const securityEventQuery = z.object({
  before: id()
    .optional()
    .describe('Value of `meta.next_before`; without it, the list starts with the newest.'),
  per_page: wholeInQuery(1, 100).default(20).describe('Page size, 1 to 100.'),
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
  .object({ token: text(200, 1).describe('Token of the emailed link `/verify_email?token={token}`.') })
  .meta({ id: 'VerificationToken' });

export const LinkToken = z
  .object({ token: text(200, 1).describe('Token of a link sent by email.') })
  .meta({ id: 'LinkToken' });

/** An account to which a link signs in. */
export const LinkAccount = z
  .object({ id: id(), name: z.string(), account_name: z.string().nullable() })
  .meta({ id: 'LinkAccount' });

export const MailedLinkAnswer = z
  .object({
    link: z.object({
      purpose: z
        .string()
        .describe('`sign_in`, `verify` (verifies the address) or `change` (confirms a new address).')
        .meta({ example: 'sign_in' }),
      email: z.string().describe('Masked, but recognizable for its owner.').meta({ example: 'm…@e….jp' }),
      user_id: id().describe('Id of the account to which the link belongs.'),
      account_name: z.string().describe('Name of that account.'),
      ends_earlier_access: z
        .boolean()
        .describe('Following the link ends all sessions and removes the password, passkeys and providers.'),
      accounts: z
        .array(LinkAccount)
        .describe(
          'For `sign_in`: accounts to which the link signs in, the first account first. Send the id of one as `account_id`.',
        ),
    }),
  })
  .meta({ id: 'MailedLinkAnswer' });

/** Exactly one is given. */
const PROOFS = ['password', 'passkey', 'token', 'id_token'] as const;

export const OwnersProof = z
  .object({
    password: text(200, 1).optional(),
    passkey: KeySignature.optional().describe('Result for the options of `POST /auth/passkey`.'),
    token: text(4096, 1).optional().describe('Token of an emailed sign-in link; this call invalidates it.'),
    provider: providerId().optional().describe('Id of the provider that issued `id_token`.'),
    id_token: text(12_288, 1)
      .optional()
      .describe('ID token of a provider that is connected with the account.'),
  })
  .superRefine((value, context) => {
    const given = PROOFS.filter((proof) => value[proof] !== undefined);
    if (given.length !== 1) fault(context, 'one_of', { fields: PROOFS });
    else if (given[0] === 'id_token' && value.provider === undefined)
      context.addIssue({ code: 'custom', path: ['provider'], params: { code: 'validation.required' } });
  })
  .meta({
    id: 'OwnersProof',
    description:
      'One of `password`, `passkey`, `token` of a link sent by email, or `provider` and `id_token`.',
  });
