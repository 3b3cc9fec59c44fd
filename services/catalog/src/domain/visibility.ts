import type { Good } from './good';
import type { Standing } from './standing';

/** What an actor is to one good, from the closest to the farthest. */
export type Relation = 'manager' | 'member' | 'stranger' | 'visitor';

/** How somebody comes upon a good: by its address, or in a list. */
export type Way = 'by_url' | 'in_list';

/** The part of a good that decides who sees it. */
export type Visible = Pick<
  Good,
  'ownerId' | 'groupIds' | 'isPublic' | 'isPublicUse' | 'isHidden' | 'lenderClosed'
>;

/** Manager: acts for the lender. Member: has a place in a group where the good stands. */
export function relationTo(good: Visible, standing: Standing): Relation {
  if (standing.kind === 'system' || standing.accountIds.includes(good.ownerId)) return 'manager';
  if (standing.groups.some(({ groupId }) => good.groupIds.includes(groupId))) return 'member';
  return standing.kind === 'visitor' ? 'visitor' : 'stranger';
}

/** Whether people without any tie to its lender see a good: the lender's word closes what its flags open. */
export function isOpen(good: Visible): boolean {
  return (good.isPublic || good.isPublicUse) && !good.lenderClosed;
}

/**
 * Who sees a good: the table of the REST contract. The same rule as a predicate for queries is
 * store/visible-goods.ts; a test holds the two against each other over all combinations.
 */
export function sees(good: Visible, standing: Standing, way: Way): boolean {
  const relation = relationTo(good, standing);
  if (relation === 'manager') return true;
  if (good.isHidden && way === 'in_list') return false;
  return relation === 'member' || isOpen(good);
}
