import { reaches, type Actor } from './actor';

/** The relation of a viewer to a good, from the closest to the most distant. */
export type ViewerRelation = 'manager' | 'member' | 'stranger' | 'visitor';

/** The way in which a viewer finds a good: by its address, or in a list. */
export type Way = 'by_url' | 'in_list';

export interface Visible {
  readonly ownerId: string;
  readonly groupIds: readonly string[];
  readonly isPublic: boolean;
  readonly isPublicUse: boolean;
  readonly isHidden: boolean;
  /** True if its lender excludes everyone who is neither member nor manager. */
  readonly lenderClosed: boolean;
}

/** Accounts and groups that tie a viewer to goods. */
export interface Ties {
  readonly kind: Actor['kind'];
  /** The accounts whose goods the actor can reach there; absent: all. */
  readonly within?: readonly string[] | undefined;
  /** The accounts acted for: the own one, and those managed. None for a card. */
  readonly accountIds: readonly string[];
  /** Groups of the viewer; a card has no more than one. */
  readonly groups: readonly { readonly groupId: string }[];
}

/** Facts from identity that determine ties. */
export interface People {
  readonly managers: readonly {
    readonly userId: string;
    readonly accountId: string;
    readonly deleted: boolean;
  }[];
  readonly memberships: readonly {
    readonly userId: string;
    readonly groupId: string;
    readonly disabled: boolean;
    readonly deleted: boolean;
  }[];
  readonly groups: readonly { readonly id: string; readonly ownerId: string; readonly deleted: boolean }[];
}

/**
 * Returns the relation of a viewer to a good. A manager acts for the lender; a member belongs to a group of the good.
 */
export function relationTo(good: Visible, ties: Ties): ViewerRelation {
  if (ties.kind === 'system' || ties.accountIds.includes(good.ownerId)) return 'manager';
  if (ties.groups.some(({ groupId }) => good.groupIds.includes(groupId))) return 'member';
  return ties.kind === 'visitor' ? 'visitor' : 'stranger';
}

/**
 * Returns true if people without a tie to the lender see a good. The lender can close goods that their flags make
 * public.
 */
export function isOpen(good: Visible): boolean {
  return (good.isPublic || good.isPublicUse) && !good.lenderClosed;
}

/**
 * Returns true if a viewer sees a good: the table of the REST contract, and the single source of the rule. Catalog,
 * search and reservation repeat the rule in SQL for their queries. A test of each compares it with this function over
 * all combinations (ADR 10).
 */
export function sees(good: Visible, ties: Ties, way: Way): boolean {
  if (!reaches(ties, good.ownerId)) return false;
  const relation = relationTo(good, ties);
  if (relation === 'manager') return true;
  if (good.isHidden && way === 'in_list') return false;
  return relation === 'member' || isOpen(good);
}

/**
 * Returns the ties of an actor. A manager of an account runs its groups. A membership over the plan's limit (disabled)
 * gives no tie. A card has only its own group and acts for no account.
 */
export function tiesOf(actor: Actor, people: People): Ties {
  const { within } = actor;
  return within ? { ...allTiesOf(actor, people), within } : allTiesOf(actor, people);
}

function allTiesOf(actor: Actor, people: People): Ties {
  const { kind } = actor;
  if (kind === 'visitor' || kind === 'system') return { kind, accountIds: [], groups: [] };
  const { userId } = actor;
  const joined = people.memberships.filter(
    (one) => one.userId === userId && !one.deleted && !one.disabled && isLive(one.groupId, people),
  );
  if (kind === 'card')
    return { kind, accountIds: [], groups: joined.filter(({ groupId }) => groupId === actor.groupId) };
  const managed = people.managers.filter((one) => one.userId === userId && !one.deleted);
  const accountIds = [userId, ...managed.map(({ accountId }) => accountId)];
  const run = people.groups.filter(({ ownerId, deleted }) => !deleted && accountIds.includes(ownerId));
  return { kind, accountIds, groups: [...joined, ...run.map(({ id }) => ({ groupId: id }))] };
}

const isLive = (groupId: string, { groups }: People) =>
  groups.some(({ id, deleted }) => id === groupId && !deleted);
