import { refuse, allow, reaches, type Verdict } from '@kashikari/kernel';
import type { Id } from './ids';
import { placeIn, type ActorTies } from './ties';

/**
 * Returns the lender of a new good: the requested account, by default the actor's. If the actor puts it only into
 * groups that it runs for one other account, that account is the lender (specification, section 6: a manager may
 * register goods for the account).
 */
export function lenderOf(asked: Id | undefined, groupIds: readonly Id[], ties: ActorTies): Verdict<Id> {
  const lender = wouldLend(asked, groupIds, ties);
  if (!lender.ok || reaches(ties, lender.value)) return lender;
  return refuse('forbidden', { owner_id: lender.value }, 'owner_id');
}

function wouldLend(asked: Id | undefined, groupIds: readonly Id[], ties: ActorTies): Verdict<Id> {
  const own = ties.userId;
  if (own === undefined) return refuse('unauthenticated');
  const run = groupIds.flatMap((id) => placeIn(id, ties) ?? []).filter((place) => place.runs);
  if (asked !== undefined) {
    const allowed = ties.accountIds.includes(asked) || run.some(({ ownerId }) => ownerId === asked);
    return allowed ? allow(asked) : refuse('forbidden', { owner_id: asked }, 'owner_id');
  }
  const owners = new Set(run.map(({ ownerId }) => ownerId));
  const [only] = owners;
  return allow(owners.size === 1 && only !== undefined ? only : own);
}

/**
 * Refuses the first group into which an actor may not put goods: it runs the group, or is a member where members'
 * goods are taken. A group that it doesn't know is refused in the same words.
 */
export function checkPlacement(groupIds: readonly Id[], ties: ActorTies): Verdict<readonly Id[]> {
  const closed = groupIds.find((id) => {
    const place = placeIn(id, ties);
    return !place || !(place.runs || place.acceptsMemberGoods);
  });
  if (closed === undefined) return allow(groupIds);
  return refuse('good.group', { group_id: closed }, 'group_ids');
}
