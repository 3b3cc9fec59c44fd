import { reaches } from '@kashikari/kernel';
import type { Id } from './ids';

/** One group in which an actor has a place. */
export interface GroupPlace {
  readonly groupId: Id;
  /** The account that owns the group. */
  readonly ownerId: Id;
  /** Owns it, manages its owner's account, or is its group owner. */
  readonly runs: boolean;
  /** Owns it, or is its group owner: sorts its goods into folders. */
  readonly edits: boolean;
  /** Members may put their own goods here. */
  readonly acceptsMemberGoods: boolean;
}

/**
 * Everything that decides what an actor sees and may do. It is read in one query, so that all goods of a list are
 * judged by the same facts.
 */
export interface ActorTies {
  readonly kind: 'visitor' | 'user' | 'card' | 'system';
  /** Itself; absent for visitors and the system. */
  readonly userId?: Id;
  /** The accounts it acts for: its own, and those it manages. None for a card. */
  readonly accountIds: readonly Id[];
  /**
   * Groups with a place; a card has one group or none. A membership over the plan's limit (disabled) gives no place.
   */
  readonly groups: readonly GroupPlace[];
  /** The accounts whose goods and groups are reached from where it asks; absent: all. */
  readonly within?: readonly Id[] | undefined;
  /** False for a card that only reads. */
  readonly canWrite: boolean;
}

export const VISITOR_TIES: ActorTies = { kind: 'visitor', accountIds: [], groups: [], canWrite: false };

/** The services themselves see every good. */
export const SYSTEM_TIES: ActorTies = { kind: 'system', accountIds: [], groups: [], canWrite: true };

/** The accounts whose goods an actor may register or edit, as far as its groups go. */
export function lendersOf(ties: ActorTies): Id[] {
  const run = ties.groups.filter(({ runs }) => runs).map(({ ownerId }) => ownerId);
  return [...new Set([...ties.accountIds, ...run])].filter((id) => reaches(ties, id));
}

/** The place that an actor has in a group, if any, and if the group is reached from where it asks. */
export function placeIn(groupId: Id, ties: ActorTies): GroupPlace | undefined {
  return ties.groups.find((place) => place.groupId === groupId && reaches(ties, place.ownerId));
}
