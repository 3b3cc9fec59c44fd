import { z } from 'zod';
import { User } from './user.schema';

/** Somebody signed in, or signed up. */
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
