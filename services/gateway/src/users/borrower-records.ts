import type { reservation } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import type { Services } from '../clients/services';
import { relatedTo } from '../mappers/related';
import type { User } from './user.schema';

/**
 * Returns the borrowing records that the caller may see, by user, in one call; none if reservation does not answer.
 * @param ids up to 100
 */
export async function recordsOf(
  services: Services,
  ids: readonly string[],
  call: Call,
): Promise<ReadonlyMap<string, reservation.BorrowerRecord>> {
  const records = await relatedTo(ids, async (userIds) => {
    const answer = await services.bookings.batchGetRecords({ userIds }, call, { deadlineMs: 2_000 });
    return answer.records.filter(({ visible }) => visible);
  });
  return new Map(records.map((record) => [record.userId, record]));
}

/** Returns a user with the numbers of a record; without a record they stay null. */
export function withRecord(user: User, record: reservation.BorrowerRecord | undefined): User {
  if (!record) return user;
  return { ...user, bookings_count: record.bookingsCount, overdue_rate: record.overdueRate ?? null };
}

/** Returns users with the numbers of their records, as far as the caller may see them. */
export async function withRecords(
  services: Services,
  users: Promise<User[]>,
  ids: readonly string[],
  call: Call,
): Promise<User[]> {
  const [found, records] = await Promise.all([users, recordsOf(services, ids, call)]);
  return found.map((user) => withRecord(user, records.get(user.id)));
}
