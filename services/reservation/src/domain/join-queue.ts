import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { checkCreate } from './create-booking';
import type { Good, Lender } from './good';
import { newWait, type NewWait, type Wait } from './wait';

/** The relation of a user to a good, if they can see it; as returned by the SQL function `standing`. */
export type Relation = 'manager' | 'member' | 'guest' | 'viewer' | 'none';

/** Applies the rules of a booking to a waiting person, except availability and the borrower's limit. */
export function mayHave(
  wanted: Pick<Wait, 'id' | 'asked' | 'quantity' | 'userId'>,
  good: Good,
  lender: Lender,
  stands: Relation,
  now: number,
): Verdict<null> {
  if (stands === 'none' || good.deleted) return refuse('not_found', { entity: 'good', id: good.id });
  if (stands === 'viewer') return refuse('booking.not_a_member');
  const { userId } = wanted;
  const parties = { borrowerId: userId, bookedBy: userId, byCard: false };
  const booking = { ...wanted, ...parties, memo: '', method: 'web' as const };
  return checkCreate(booking, good, lender, stands === 'manager', now);
}

/** Adds a user to the queue if they may book the range, but it is not available. */
export function joinQueue(
  wanted: NewWait,
  good: Good,
  lender: Lender,
  stands: Relation,
  hasRoom: boolean,
  now: number,
): Verdict<Wait> {
  const may = mayHave(wanted, good, lender, stands, now);
  if (!may.ok) return may;
  if (hasRoom) return refuse('wait.free_now');
  return allow(newWait(wanted, lender.zone, now));
}
