import { z } from 'zod';

/** A provider of OpenID Connect, as the operator writes it down in OIDC_PROVIDERS. */
const Provider = z
  .strictObject({
    /** Stays in addresses and in the database. */
    id: z.string().regex(/^[a-z0-9-]{1,30}$/, 'must be lowercase letters, digits and hyphens'),
    /** Label of the button. */
    name: z.string().min(1, 'must not be empty').max(60, 'must be at most 60 characters'),
    issuer: z.string().refine(isIssuer, 'must be an https address, as the provider itself writes it'),
    client_id: z.string().min(1, 'must not be empty'),
    client_secret: z.string().min(1, 'must not be empty').optional(),
    /** Apple's method: the secret is signed again with a key. */
    signed_secret: z
      .strictObject({ team_id: z.string(), key_id: z.string(), private_key: z.string() })
      .optional(),
    scopes: z.string().default('openid email profile'),
    /** Client ids of apps whose ID tokens are taken too. */
    audiences: z.array(z.string()).default([]),
    /** The answer comes as a form: Apple wants it where an address or a name is asked for. */
    form_post: z.boolean().default(false),
    email_domains: z.array(z.string()).default([]),
    email_is_verified: z.boolean().default(false),
    group_claim: z.string().default('groups'),
    groups: z.record(z.string(), z.string()).default({}),
  })
  .refine((one) => !(one.client_secret && one.signed_secret), 'takes one of client_secret and signed_secret');

export type ProviderSettings = z.output<typeof Provider>;

/** OIDC_PROVIDERS: a JSON array. A fault names the place and never the value, which may be a secret. */
export const providers = z
  .string()
  .default('[]')
  .transform((text, context): readonly ProviderSettings[] => {
    const read = z.array(Provider).safeParse(parse(text));
    const fault = (message: string) => context.addIssue(message);
    if (!read.success) {
      for (const { path, message } of read.error.issues) fault(`${path.join('.') || 'it'} ${told(message)}`);
      return [];
    }
    const ids = read.data.map(({ id }) => id);
    if (new Set(ids).size < ids.length) fault('has two providers of one id');
    return read.data;
  });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** zod's own sentences begin with a capital and stand by themselves. */
function told(message: string): string {
  return /^[a-z]/.test(message) ? message : `is not as it should be: ${message}`;
}

/** Returns true for https issuers, and for http issuers on this machine. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}
