import { unwrap } from '@kashikari/kernel';
import { contactOf } from '../../domain/users/contact';
import { isSeated, type Membership } from '../../domain/members/membership';
import { leaveSeat, markOf, takeSeat, type Seats } from '../../domain/seats/seats';
import type { Work } from '../ports';
import { reseatAccount } from './reseating';

/** Page on which an owner sees the plan. */
export const PLAN_PAGE = '/subscriptions/upgrade';

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
  if (sat === sits) return work.memberships.save(after);
  const elsewhere = await work.seats.isSeatedElsewhere(seats.accountId, after.userId, after.id);
  await saveSeats(
    work,
    sits ? unwrap(takeSeat(seats, elsewhere)) : leaveSeat(seats, elsewhere),
    after.updatedAt,
  );
  await work.memberships.save(after);
  if (!sits) await seatWaiting(work, seats.accountId, after.updatedAt);
}

/** Saves the seats of an account; its owner gets one mail when most are taken, and one when all are. */
export async function saveSeats(work: Work, seats: Seats, now: number): Promise<void> {
  const mark = markOf(seats);
  if (mark <= seats.told) return work.seats.save(seats, now);
  await work.seats.save({ ...seats, told: mark }, now);
  const owner = await work.users.get(seats.accountId);
  const email = owner && contactOf(owner)?.email;
  if (!email) return;
  const { locale, name } = owner;
  const params = { name, used: String(seats.used), limit: String(seats.limit), path: PLAN_PAGE };
  const template = mark === 100 ? 'seats_full' : 'seats_most';
  await work.order({ template, email, locale, accountId: seats.accountId, params }, now);
}

/** A seat is free: whoever is paused for want of one gets it, who joined first before the others. */
export async function seatWaiting(work: Work, accountId: string, now: number): Promise<void> {
  const seats = await work.seats.lock(accountId);
  if (!seats || seats.limit === null || seats.used >= seats.limit) return;
  if (!(await work.seats.hasPaused(accountId))) return;
  const { limit, subscriptionVersion: version } = seats;
  await reseatAccount(work, seats, { limit, version }, now);
}
