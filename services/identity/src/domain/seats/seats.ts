import { allow, refuse, type Verdict } from '@kashikari/kernel';

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
  /** Level at which the owner was last notified under this limit. */
  readonly told: SeatMark;
}

/** Levels at which the owner of a plan is notified, percent; 0 is not yet. */
export type SeatMark = 0 | 80 | 100;

export function markOf({ used, limit }: Pick<Seats, 'used' | 'limit'>): SeatMark {
  if (limit === null || limit === 0) return 0;
  if (used >= limit) return 100;
  return used * 100 >= limit * 80 ? 80 : 0;
}

/** Refuses a seat; says how many there are, how many are taken and free, and how many more it would need. */
export function noSeat({ limit, used }: Pick<Seats, 'used' | 'limit'>, needed: number): Verdict<never> {
  return refuse('plan_limit', { limit, used, needed, room: Math.max(0, (limit ?? used) - used) });
}

/** Returns the number of people without a seat after `needed` more join; 0 if all find one. */
export function overLimit({ limit, used }: Pick<Seats, 'used' | 'limit'>, needed: number): number {
  return limit === null ? 0 : Math.max(0, Math.min(needed, used + needed - limit));
}

/** One more membership of a person. */
export function takeSeat(seats: Seats, isSeatedElsewhere: boolean): Verdict<Seats> {
  if (isSeatedElsewhere) return allow(seats);
  if (seats.limit !== null && seats.used >= seats.limit) {
    return noSeat(seats, 1);
  }
  return allow({ ...seats, used: seats.used + 1 });
}

/** Takes seats for people who are new to the account: all of them, or none. */
export function takeSeats(seats: Seats, people: number): Verdict<Seats> {
  const used = seats.used + people;
  if (seats.limit !== null && used > seats.limit) {
    return noSeat(seats, people);
  }
  return allow({ ...seats, used });
}

/** One membership of a person less. */
export function leaveSeat(seats: Seats, isSeatedElsewhere: boolean): Seats {
  return isSeatedElsewhere ? seats : { ...seats, used: Math.max(0, seats.used - 1) };
}

/** Result of a seat assignment after the plan's limit changed. */
export interface Seating {
  readonly seats: Seats;
  /** People whose memberships are disabled from now on. */
  readonly relation: ReadonlySet<string>;
}

export interface People {
  /** All who are not disabled by the owner, in the order in which they joined the account. */
  readonly inOrder: readonly string[];
  /** Managers of the account and group owners: they lose their seats last. */
  readonly keepers: ReadonlySet<string>;
}

/**
 * Assigns seats under a new limit: the first to join keep theirs, the last to join lose theirs. Managers lose theirs
 * last. The same rule lowers and restores (spec section 1: "members over the plan limit are disabled until
 * re-subscription").
 */
export function reseat(
  seats: Seats,
  { inOrder, keepers }: People,
  limit: number | null,
  version: number,
): Seating {
  const count = limit === null ? inOrder.length : Math.min(limit, inOrder.length);
  const first = [...inOrder.filter((id) => keepers.has(id)), ...inOrder.filter((id) => !keepers.has(id))];
  const after = { ...seats, used: count, limit, subscriptionVersion: version };
  return {
    // Resets the notified level under a different limit; the mail about the plan has already stated the current level.
    seats: { ...after, told: limit === seats.limit ? seats.told : markOf(after) },
    relation: new Set(first.slice(count)),
  };
}
