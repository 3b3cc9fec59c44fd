import type { identity } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import type { Services } from '../clients/services';
import { relatedTo } from '../mappers/related';
import { toMembership } from './membership.mapper';
import type { Membership } from './membership.schema';

/**
 * Returns memberships with the live bookings of members whom the caller manages, by one call, or none without such
 * members. The fields are null if reservation does not answer.
 */
export async function toMembershipsWithBookings(
  services: Services,
  memberships: readonly identity.Membership[],
  call: Call,
): Promise<Membership[]> {
  const managed = memberships.filter(({ permissions }) => permissions.includes('edit'));
  const counted = await relatedTo(
    managed.map(({ id }) => id),
    async () => {
      const members = managed.map(({ groupId, userId }) => ({ groupId, userId }));
      const answer = await services.schedules.countMemberBookings({ members }, call, { deadlineMs: 2_000 });
      return answer.members;
    },
  );
  const byMember = new Map(counted.map((one) => [`${one.groupId} ${one.userId}`, one]));
  return memberships.map((membership) => {
    const bookings = byMember.get(`${membership.groupId} ${membership.userId}`);
    return {
      ...toMembership(membership),
      bookings_count: bookings?.bookingsCount ?? null,
      overdue_in_days: bookings?.overdueInDays ?? null,
    };
  });
}
