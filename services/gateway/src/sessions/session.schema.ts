import { z } from 'zod';
import { fault, email, text } from '../schema/text';
import { User, accountName } from '../users/user.schema';

const secret = () => text(4096, 1);

export const Credentials = z
  .object({
    email: email().optional(),
    account_name: accountName().optional(),
    password: text(200, 1).optional(),
    token: secret().optional().describe('From the link in a mail.'),
    jti: secret().optional().describe('The secret of a member card.'),
  })
  .superRefine((value, context) => {
    const ways = [value.password !== undefined, value.token !== undefined, value.jti !== undefined];
    if (ways.filter(Boolean).length !== 1) fault(context, 'one_of', { fields: ['password', 'token', 'jti'] });
    else if (ways[0] && (value.email === undefined) === (value.account_name === undefined))
      fault(context, 'one_of', { fields: ['email', 'account_name'] });
  })
  .meta({
    id: 'Credentials',
    description:
      'One way of signing in: `email` and `password`; `account_name` and `password`; `token` from a mailed link; or `jti` of a member card.',
  });

export const EmailLinkRequest = z.object({ email: email() }).meta({ id: 'EmailLinkRequest' });

export const Refresh = z
  .object({ refresh_token: secret().optional().describe('Browsers send the cookie instead.') })
  .meta({ id: 'Refresh' });

export const SignOut = z
  .object({
    refresh_token: secret().optional().describe('Browsers send the cookie instead.'),
    all: z.boolean().optional().describe('End every session of this user.'),
  })
  .meta({ id: 'SignOut' });

export const SessionAnswer = z
  .object({
    user: User,
    token: z.string().describe('`Authorization: Bearer …`, for 15 minutes.'),
    refresh_token: z
      .string()
      .describe('Good once, at `POST /auth/refresh`. Browsers get it as an HttpOnly cookie too.'),
    expires_in: z.int().describe('Seconds until `token` expires.'),
  })
  .meta({ id: 'SessionAnswer' });
