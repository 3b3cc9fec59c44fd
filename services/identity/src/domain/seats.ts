import { allow, refuse, type Verdict } from '@kashikari/kernel';

/** Members beside the owner that an account may have while billing has not said otherwise (spec section 9, Free). */
export const FREE_MEMBER_LIMIT = 8;

/**
 * The seats of an account's plan. Each person beside the owner takes one, in however many of its groups; memberships
 * that are disabled take none. Changed only under a lock on the account's row.
 */
export interface Seats {
  readonly accountId: string;
  readonly used: number;
  /** null is no limit. */
  readonly limit: number | null;
  /** Version of the subscription that the limit is from. */
  readonly subscriptionVersion: number;
}

/** One more membership of a person. */
export function takeSeat(seats: Seats, isSeatedElsewhere: boolean): Verdict<Seats> {
  if (isSeatedElsewhere) return allow(seats);
  if (seats.limit !== null && seats.used >= seats.limit) {
    return refuse('limited', 'plan_limit', { limit: seats.limit, used: seats.used });
  }
  return allow({ ...seats, used: seats.used + 1 });
}

/** As many people more who are new to the account: all of them, or none. */
export function takeSeats(seats: Seats, people: number): Verdict<Seats> {
  const used = seats.used + people;
  if (seats.limit !== null && used > seats.limit) {
    return refuse('limited', 'plan_limit', { limit: seats.limit, used: seats.used });
  }
  return allow({ ...seats, used });
}

/** One membership of a person less. */
export function leaveSeat(seats: Seats, isSeatedElsewhere: boolean): Seats {
  return isSeatedElsewhere ? seats : { ...seats, used: Math.max(0, seats.used - 1) };
}

/** Who sits and who has to stand after the limit of the plan changed. */
export interface Seating {
  readonly seats: Seats;
  /** People whose memberships are disabled from now on. */
  readonly standing: ReadonlySet<string>;
}

/**
 * The seating under a new limit: who joined first keeps a seat, who joined last stands. The same rule lowers and
 * restores (spec section 1: "members over the plan limit are disabled until re-subscription").
 * @param people all who are not disabled by the owner, in the order in which they joined the account
 */
export function reseat(
  seats: Seats,
  people: readonly string[],
  limit: number | null,
  version: number,
): Seating {
  const count = limit === null ? people.length : Math.min(limit, people.length);
  return {
    seats: { ...seats, used: count, limit, subscriptionVersion: version },
    standing: new Set(people.slice(count)),
  };
}
