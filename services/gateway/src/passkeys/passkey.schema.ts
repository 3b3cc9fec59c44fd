import { z } from 'zod';
import { id } from '../schema/ids';
import { openObject } from '../schema/open-object';
import { name, pattern, text } from '../schema/text';

/** Bytes as WebAuthn writes them. */
const base64url = (max: number) => pattern(/^[\w-]+$/, max);

const answer = {
  id: base64url(2_048),
  rawId: base64url(2_048),
  type: z.literal('public-key'),
  authenticatorAttachment: text(40).nullable().optional(),
};

/** Browsers may add to it. What `navigator.credentials.create` gave, by the names of WebAuthn Level 3 (RegistrationResponseJSON). */
const NewKey = openObject({
  ...answer,
  response: openObject({
    clientDataJSON: base64url(8_192),
    attestationObject: base64url(65_536),
    transports: z.array(text(40, 1)).max(10).optional(),
  }),
});

/** Result of `navigator.credentials.get` (AuthenticationResponseJSON). */
export const KeySignature = openObject({
  ...answer,
  response: openObject({
    clientDataJSON: base64url(8_192),
    authenticatorData: base64url(8_192),
    signature: base64url(2_048),
    userHandle: text(200).nullable().optional(),
  }),
}).meta({ id: 'KeySignature' });

/** Options to be passed to the browser unchanged; WebAuthn Level 3 specifies them. */
export const KeyOptions = z.object({ options: z.record(z.string(), z.unknown()) }).meta({ id: 'KeyOptions' });

const keyName = () =>
  name(60, 1).describe('Name for its owner: the device, or the place where it is stored.');

const Passkey = z
  .object({
    id: id(),
    name: z.string(),
    synced: z.boolean().describe('The passkey is synchronized to several devices.'),
    host: z
      .string()
      .nullable()
      .describe('Host at which the passkey signs in: that of an organization, or null for the common one.'),
    created_at: z.string().meta({ format: 'date-time' }),
    used_at: z.string().meta({ format: 'date-time' }).nullable(),
  })
  .meta({ id: 'Passkey' });

export const NewPasskey = z.object({ name: keyName(), credential: NewKey }).meta({ id: 'NewPasskey' });

export const PasskeyPatch = z.object({ name: keyName() }).meta({ id: 'PasskeyPatch' });

export const PasskeyAnswer = z.object({ passkey: Passkey }).meta({ id: 'PasskeyAnswer' });

export const PasskeyList = z.object({ passkeys: z.array(Passkey) }).meta({ id: 'PasskeyList' });
