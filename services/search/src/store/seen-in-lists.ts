import type { Actor } from '@kashikari/kernel';
import type { Parameters } from './parameters';

/**
 * Returns the condition that the actor sees a good in lists (REST contract, "Who sees a good"), over `good g` and its
 * lender `account l`. Managers see all goods that they manage; others never see hidden ones. A lender that is not known
 * yet may have disabled public access, so its goods are not public until then. A member card is a member of its one
 * group, regardless of its user's other groups, and manages nothing.
 */
export function seenInLists(actor: Actor, parameters: Parameters): string {
  const seen = seenFromEverywhere(actor, parameters);
  return actor.within ? `(g.owner_id = any (${parameters.add(actor.within)}::text[]) and ${seen})` : seen;
}

function seenFromEverywhere(actor: Actor, parameters: Parameters): string {
  const open = 'g.is_open and l.prevent_public_access is false';
  switch (actor.kind) {
    case 'system':
      return 'true';
    case 'visitor':
      return `(not g.is_hidden and ${open})`;
    case 'card': {
      const group = `m.group_id = ${parameters.add(actor.groupId)}`;
      const groups = memberships(parameters.add(actor.userId), group);
      return `(not g.is_hidden and ((${open}) or g.group_ids && ${groups}))`;
    }
    case 'user': {
      const user = parameters.add(actor.userId);
      return `(g.owner_id = any (${accounts(user)})
        or (not g.is_hidden and ((${open}) or g.group_ids && (${memberships(user)} || ${ownGroups(user)}))))`;
    }
  }
}

/** Returns the groups that the actor belongs to or owns, as an array. Group facets count these alone. */
export function groupsOf(actor: Actor, parameters: Parameters): string {
  switch (actor.kind) {
    case 'system':
      return 'array(select id from lending_group where not deleted)';
    case 'visitor':
      return `'{}'::text[]`;
    case 'card':
      return memberships(parameters.add(actor.userId), `m.group_id = ${parameters.add(actor.groupId)}`);
    case 'user': {
      const user = parameters.add(actor.userId);
      return `(${memberships(user)} || ${ownGroups(user)})`;
    }
  }
}

/** The account itself and those that it manages. */
function accounts(user: string): string {
  return `array(select a.account_id from manager a where a.user_id = ${user} and not a.deleted union all select ${user})`;
}

/** Returns the groups in which a user is a member with rights. */
function memberships(user: string, condition = 'true'): string {
  return `array(
    select m.group_id from membership m left join lending_group known on known.id = m.group_id
    where m.user_id = ${user} and not m.deleted and not m.disabled and known.deleted is not true and ${condition})`;
}

/** Returns the groups of a user's accounts. */
function ownGroups(user: string): string {
  return `array(select o.id from lending_group o where not o.deleted and o.owner_id = any (${accounts(user)}))`;
}
