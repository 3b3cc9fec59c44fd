import { identity } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { Membership } from './membership.schema';

export const toMembership = answerOf(Membership, identity.Membership, {
  // Facts of another service; lists add them.
  ...{ bookings_count: () => null, overdue_in_days: () => null },
});
