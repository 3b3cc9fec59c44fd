import { Membership } from '../memberships/membership.schema';
import { SessionAnswer } from '../users/session-answer.schema';

const { token, refresh_token, expires_in } = SessionAnswer.shape;

/**
 * A user who signed up, with the membership in the group that invited them; or an account that a signed-in user added,
 * alone.
 */
export const SignUpAnswer = SessionAnswer.extend({
  token: token.optional(),
  refresh_token: refresh_token.optional(),
  expires_in: expires_in.optional(),
  membership: Membership.optional(),
}).meta({
  id: 'SignUpAnswer',
  description: 'After a sign-up, the tokens are present. An added account comes without tokens.',
});
