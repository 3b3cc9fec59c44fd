import { z } from 'zod';
import { id } from '../schema/ids';
import { pattern, text } from '../schema/text';
import { timeZone } from '../schema/time';

/** The id of a provider in the operator's settings. */
export const providerId = () => pattern(/^[a-z0-9-]{1,30}$/, 30).meta({ example: 'google' });

const Provider = z.object({ id: providerId(), name: z.string() }).meta({ id: 'Provider' });

export const ProviderList = z.object({ providers: z.array(Provider) }).meta({ id: 'ProviderList' });

export const ProviderBeginning = z
  .object({
    provider: providerId(),
    connect: z
      .boolean()
      .optional()
      .describe('Connect the provider with the caller’s account instead of signing in.'),
    time_zone: timeZone().optional().describe('Time zone of a new account, if this sign-in creates one.'),
  })
  .meta({ id: 'ProviderBeginning' });

export const ProviderJourney = z
  .object({
    authorization_url: z.string().describe('Address to open in the browser.'),
    state: z.string().describe('Returned to `/auth_redirect`. Store it, and continue only if it matches.'),
  })
  .meta({ id: 'ProviderJourney' });

/** Parameters with which a provider redirects a browser back. */
export const providerAnswer = {
  state: text(200, 1),
  code: text(4096, 1),
  iss: text(500).optional().describe('RFC 9207; the unchanged parameter of the redirect.'),
};

export const LinkedAccount = z
  .object({
    id: id(),
    provider: z.string(),
    provider_name: z.string(),
    email: z.string().nullable().describe('Address at the provider when it was last used.'),
    created_at: z.string().meta({ format: 'date-time' }),
    used_at: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'LinkedAccount' });

export const NewLinkedAccount = z.object(providerAnswer).meta({ id: 'NewLinkedAccount' });

export const LinkedAccountAnswer = z
  .object({ linked_account: LinkedAccount })
  .meta({ id: 'LinkedAccountAnswer' });

export const LinkedAccountList = z
  .object({ linked_accounts: z.array(LinkedAccount) })
  .meta({ id: 'LinkedAccountList' });
