import { reaches, type Actor } from './actor';

/** What somebody is to one good, from the closest to the farthest. */
export type ViewerRelation = 'manager' | 'member' | 'stranger' | 'visitor';

/** How somebody comes upon a good: by its address, or in a list. */
export type Way = 'by_url' | 'in_list';

/** The part of a good that decides who sees it. */
export interface Visible {
  readonly ownerId: string;
  readonly groupIds: readonly string[];
  readonly isPublic: boolean;
  readonly isPublicUse: boolean;
  readonly isHidden: boolean;
  /** Its lender keeps out whoever is neither member nor manager. */
  readonly lenderClosed: boolean;
}

/** What ties somebody to goods. */
export interface Ties {
  readonly kind: Actor['kind'];
  /** The accounts whose goods are reached from where the actor asks; absent: all. */
  readonly within?: readonly string[] | undefined;
  /** The accounts acted for: the own one, and those managed. None for a card. */
  readonly accountIds: readonly string[];
  /** Those belonged to; a card has at most its one. */
  readonly groups: readonly { readonly groupId: string }[];
}

/** What identity tells of people, as far as ties go by it. */
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

/** Manager: acts for the lender. Member: has a place in a group where the good stands. */
export function relationTo(good: Visible, ties: Ties): ViewerRelation {
  if (ties.kind === 'system' || ties.accountIds.includes(good.ownerId)) return 'manager';
  if (ties.groups.some(({ groupId }) => good.groupIds.includes(groupId))) return 'member';
  return ties.kind === 'visitor' ? 'visitor' : 'stranger';
}

/** Whether people without any tie to its lender see a good: the lender's word closes what its flags open. */
export function isOpen(good: Visible): boolean {
  return (good.isPublic || good.isPublicUse) && !good.lenderClosed;
}

/**
 * Who sees a good: the table of the REST contract, and the one source of the rule. Catalog, search and reservation say the
 * same in SQL, where they have to ask a database; a test of each holds it against this over all combinations (ADR 10).
 */
export function sees(good: Visible, ties: Ties, way: Way): boolean {
  if (!reaches(ties, good.ownerId)) return false;
  const relation = relationTo(good, ties);
  if (relation === 'manager') return true;
  if (good.isHidden && way === 'in_list') return false;
  return relation === 'member' || isOpen(good);
}

/**
 * The ties of who asks. Who acts for an account runs its groups; a membership over the plan's limit (disabled) gives no place; a
 * card has its own group alone and acts for nobody.
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
