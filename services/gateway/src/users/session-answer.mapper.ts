import { unauthenticated } from '@kashikari/kernel';
import { toUser } from './user.mapper';
import type { SessionAnswer } from './session-answer.schema';
import type { Answer } from '../rest/answer';
import type { identity } from '@kashikari/contracts';
import type { z } from 'zod';

/**
 * Returns the response to a sign-in: tokens in the body for every client, and the refresh token as a cookie for
 * browsers.
 */
export function toSession(
  user: identity.User | undefined,
  session: identity.Session | undefined,
): Answer & { readonly body: z.input<typeof SessionAnswer> } {
  if (!user || !session) throw unauthenticated();
  return {
    body: {
      user: toUser(user),
      token: session.token,
      refresh_token: session.refreshToken,
      expires_in: session.expiresIn,
    },
    refreshCookie: session.refreshToken,
  };
}
