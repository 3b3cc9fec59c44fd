import { z } from 'zod';
import { User } from './user.schema';

/** Response to a sign-in or a sign-up. */
export const SessionAnswer = z
  .object({
    user: User,
    token: z.string().describe('`Authorization: Bearer …`, for 15 minutes.'),
    refresh_token: z
      .string()
      .describe('Can be used once, at `POST /auth/refresh`. Browsers also receive it as an HttpOnly cookie.'),
    expires_in: z.int().describe('Seconds until `token` expires.'),
  })
  .meta({ id: 'SessionAnswer' });
