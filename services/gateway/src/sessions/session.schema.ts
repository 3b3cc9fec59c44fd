import { z } from 'zod';
import { KeySignature } from '../passkeys/passkey.schema';
import { providerAnswer, providerId } from '../providers/provider.schema';
import { id } from '../schema/ids';
import { fault, email, text } from '../schema/text';
import { SessionAnswer } from '../users/session-answer.schema';
import { accountName } from '../users/user.schema';

const secret = () => text(4096, 1);

/** The required field of each way of signing in; exactly one is given. */
const WAYS = ['password', 'token', 'jti', 'id_token', 'code', 'passkey'] as const;

export const Credentials = z
  .object({
    email: email().optional(),
    account_name: accountName().optional(),
    password: text(200, 1).optional(),
    token: secret().optional().describe('Token of a link sent by email.'),
    account_id: id()
      .optional()
      .describe(
        'Only with `token`: account to sign in to, from `POST /auth/link`. Without it, the first account.',
      ),
    jti: secret().optional().describe('The secret of a member card.'),
    provider: providerId()
      .optional()
      .describe('Id of the provider that issued `id_token`, from `GET /auth/providers`.'),
    id_token: text(12_288, 1)
      .optional()
      .describe('ID token of the provider, for a client in its settings. Can be used once.'),
    code: providerAnswer.code.optional().describe('With `state`: parameter of the provider’s redirect.'),
    state: providerAnswer.state.optional(),
    iss: providerAnswer.iss,
    passkey: KeySignature.optional().describe('Result of `navigator.credentials.get`.'),
  })
  .superRefine((value, context) => {
    const given = WAYS.filter((way) => value[way] !== undefined);
    const needs = (path: 'provider' | 'state') => {
      if (value[path] === undefined)
        context.addIssue({ code: 'custom', path: [path], params: { code: 'validation.required' } });
    };
    if (given.length !== 1) fault(context, 'one_of', { fields: WAYS });
    else if (given[0] === 'password' && (value.email === undefined) === (value.account_name === undefined))
      fault(context, 'one_of', { fields: ['email', 'account_name'] });
    else if (given[0] === 'id_token') needs('provider');
    else if (given[0] === 'code') needs('state');
    if (value.account_id !== undefined && value.token === undefined)
      context.addIssue({ code: 'custom', path: ['account_id'], params: { code: 'validation.key' } });
  })
  .meta({
    id: 'Credentials',
    description:
      'One sign-in method: `email` and `password`; `account_name` and `password`; `token` of a link sent by email; `jti` of a member card; `provider` and `id_token`; `code` and `state` (and `iss`, if present) from the redirect of a provider; or `passkey`.',
  });

export const EmailLinkRequest = z.object({ email: email() }).meta({ id: 'EmailLinkRequest' });

export const Refresh = z
  .object({ refresh_token: secret().optional().describe('Browsers send the cookie instead.') })
  .meta({ id: 'Refresh' });

export const SignOut = z
  .object({
    refresh_token: secret().optional().describe('Browsers send the cookie instead.'),
    all: z.boolean().optional().describe('End every session of this user.'),
    accounts: z
      .boolean()
      .optional()
      .describe('Also end the sessions of all accounts that this browser remembers.'),
  })
  .meta({ id: 'SignOut' });

export const SignInAnswer = z
  .object({
    ...SessionAnswer.shape,
    earlier_access_ended: z
      .boolean()
      .describe(
        'The link verified the address for the first time: the password and all other earlier ways to sign in to the account are no longer valid.',
      ),
  })
  .meta({ id: 'SignInAnswer' });
