import { actorUserId, type Actor } from '@kashikari/kernel';
import type { Queries } from '@kashikari/platform';
import { isId } from '../../domain/ids';
import { SYSTEM_TIES, VISITOR_TIES, type GroupPlace, type ActorTies } from '../../domain/ties';

/**
 * Reads an actor's ties in one query. A card ($2 is its group) acts for no account. Everybody else acts for the own
 * account and the managed ones, and so runs the groups of these accounts.
 */
const TIES = {
  name: 'catalog-standing',
  text: `
    with acts_for as (
      select $1::uuid as id where $2::uuid is null
      union
      select m.account_id from manager m where m.user_id = $1 and not m.deleted and $2::uuid is null
    ), places as (
      select g.id, g.owner_id, true as runs, g.owner_id = $1 as edits,
          g.accept_member_goods
        from lending_group g where g.owner_id in (select id from acts_for) and not g.deleted
      union all
      select g.id, g.owner_id, m.group_owner and $2::uuid is null, m.group_owner and $2::uuid is null,
          g.accept_member_goods
        from membership m join lending_group g on g.id = m.group_id
        where m.user_id = $1 and not m.deleted and not m.disabled and not g.deleted
          and ($2::uuid is null or m.group_id = $2)
    )
    select (select coalesce(array_agg(id), '{}') from acts_for) as accounts,
      (select coalesce(json_agg(json_build_object('groupId', id, 'ownerId', owner_id, 'runs', runs,
          'edits', edits,
          'acceptsMemberGoods', accept_member_goods)), '[]')
        from (select id, owner_id, bool_or(runs) as runs, bool_or(edits) as edits,
            bool_or(accept_member_goods) as accept_member_goods
          from places group by id, owner_id) place) as groups`,
};

interface TiesRow {
  readonly accounts: string[];
  readonly groups: GroupPlace[];
}

/** Reads the ties of a call's actor from the copies, inside or outside a transaction. */
export async function tiesOf(queries: Queries, actor: Actor): Promise<ActorTies> {
  const ties = await allTiesOf(queries, actor);
  return actor.within ? { ...ties, within: actor.within } : ties;
}

async function allTiesOf(queries: Queries, actor: Actor): Promise<ActorTies> {
  const userId = actorUserId(actor);
  if (actor.kind === 'system') return SYSTEM_TIES;
  if (userId === undefined || !isId(userId)) return VISITOR_TIES;
  const card = actor.kind === 'card' ? actor : undefined;
  const row = await queries.one<TiesRow>(TIES, [userId, card?.groupId ?? null]);
  return {
    kind: card ? 'card' : 'user',
    userId,
    accountIds: row?.accounts ?? [],
    groups: row?.groups ?? [],
    canWrite: card ? card.canWrite : true,
  };
}
