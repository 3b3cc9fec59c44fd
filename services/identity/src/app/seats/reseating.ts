import type { DisabledBy, Membership } from '../../domain/members/membership';
import { reseat, type Seats } from '../../domain/seats/seats';
import type { Work } from '../ports';

/** The limit of a plan, and the subscription that it is from. */
export interface PlanLimit {
  /** null is no limit. */
  readonly limit: number | null;
  readonly version: number;
}

/**
 * Assigns an account's seats again after a change of its limit or its groups. People over the limit lose their seats,
 * and people within it regain them. Managers and group owners lose theirs last. `seats` are locked.
 * @returns number of people who lost a seat
 */
export async function reseatAccount(
  work: Work,
  seats: Seats,
  { limit, version }: PlanLimit,
  now: number,
): Promise<number> {
  const memberships = await work.memberships.inAccount(seats.accountId);
  const owners = memberships.flatMap(({ groupOwner, userId }) => (groupOwner ? [userId] : []));
  const keepers = new Set([...owners, ...(await work.managers.of(seats.accountId))]);
  const people = { inOrder: [...new Set(memberships.map(({ userId }) => userId))], keepers };
  const { seats: after, relation } = reseat(seats, people, limit, version);
  const changed = memberships.flatMap((membership) => {
    const disabledBy: DisabledBy | null = relation.has(membership.userId) ? 'plan' : null;
    return membership.disabledBy === disabledBy ? [] : changedBy(membership, disabledBy, now);
  });
  await work.seats.save(after, now);
  await work.memberships.save(...changed);
  const unseated = changed.filter(({ disabledBy }) => disabledBy === 'plan');
  return new Set(unseated.map(({ userId }) => userId)).size;
}

function changedBy(membership: Membership, disabledBy: DisabledBy | null, updatedAt: number): Membership {
  return { ...membership, disabledBy, version: membership.version + 1, updatedAt };
}
