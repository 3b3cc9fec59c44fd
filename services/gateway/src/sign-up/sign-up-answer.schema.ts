import { Membership } from '../memberships/membership.schema';
import { SessionAnswer } from '../users/session-answer.schema';

/** A user who signed up, with the membership in the group that invited them. */
export const SignUpAnswer = SessionAnswer.extend({ membership: Membership.optional() }).meta({
  id: 'SignUpAnswer',
});
