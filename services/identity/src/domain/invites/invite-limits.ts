import { allow, FREE_PLAN_MEMBERS, refuse, type Verdict } from '@kashikari/kernel';
import type { Seats } from '../seats/seats';

/** Over how long invitations are counted, milliseconds of security time. */
export const INVITE_DAY = 24 * 60 * 60_000;

/** Invitations that one reader gets a day, from whomever here. */
export const MAX_TO_ONE = 3;

/** Invitations that an account sends a day (issue "the edge", consent). */
const MAX_ON_FREE = 50;
const MAX_ON_OTHERS = 500;

/**
 * Returns the daily limit of invitations. The free plan is identified by its member limit, the only field that billing
 * publishes.
 */
export function mostInvites({ limit }: Pick<Seats, 'limit'>): number {
  return limit !== null && limit <= FREE_PLAN_MEMBERS ? MAX_ON_FREE : MAX_ON_OTHERS;
}

/** Allows `more` invitations, or refuses `invite.limit`. */
export function mayInvite(seats: Pick<Seats, 'limit'>, sent: number, more: number): Verdict<void> {
  const limit = mostInvites(seats);
  return sent + more > limit
    ? refuse('invite.limit', { limit, used: sent, by: 'account' })
    : allow(undefined);
}
