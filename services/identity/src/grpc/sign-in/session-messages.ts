import { refused } from '@kashikari/kernel';
import type { identity } from '@kashikari/contracts';
import type { SignedIn } from '../../app/sessions/session-issuer';
import { toSession, toUser } from '../shared/messages';

/** The account that is signed in and the five that a browser remembers. */
const MAX_TOKENS = 6;

/** The refresh tokens of a browser. Refuses `validation.too_many`. */
export function tokensOf(sessions: identity.HeldSessions | undefined, field: string): readonly string[] {
  const tokens = sessions?.refreshTokens ?? [];
  if (tokens.length > MAX_TOKENS) throw refused('validation.too_many', { max: MAX_TOKENS }, field);
  return tokens;
}

/** Returns the message of a session that has begun or continues. */
export function answer(signedIn: SignedIn): identity.SignInResponse & { user: identity.User } {
  return {
    user: toUser(signedIn.user),
    session: toSession(signedIn),
    earlierAccessEnded: signedIn.earlierAccessEnded ?? false,
  };
}
