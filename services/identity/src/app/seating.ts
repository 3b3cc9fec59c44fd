import { unwrap } from '@kashikari/kernel';
import { isSeated, type Membership } from '../domain/membership';
import { leaveSeat, takeSeat, type Seats } from '../domain/seats';
import type { Work } from './ports';

/**
 * Saves a membership together with the seat that it takes or leaves; `seats` are held since before the membership was
 * read. Refuses `plan_limit`.
 */
export async function saveSeated(
  work: Work,
  seats: Seats,
  before: Membership | undefined,
  after: Membership,
): Promise<void> {
  const sat = before !== undefined && isSeated(before);
  const sits = isSeated(after);
  if (sat !== sits) {
    const elsewhere = await work.seats.isSeatedElsewhere(seats.accountId, after.userId, after.id);
    await work.seats.save(sits ? unwrap(takeSeat(seats, elsewhere)) : leaveSeat(seats, elsewhere));
  }
  await work.memberships.save(after);
}
