import type { SeenGroup } from '../../app/ports';
import type { GroupRow } from '../work/rows';
import type { SealedPasscodes } from './sealed-passcodes';

/** Relation of a viewer to a group, in addition to the group's columns. */
export interface GroupSeenRow extends GroupRow {
  owns: boolean;
  manages: boolean;
  own_group_owner: boolean | null;
  own_disabled: boolean | null;
  members_count: number;
}

/** Columns of a group `g` as seen by the user `$viewer`; needs {@link groupSeenJoin}. */
export function groupSeenColumns(viewer: string): string {
  return `g.*, coalesce(g.owner_id = ${viewer}, false) as owns,
    exists (select from managers x
      where x.account_id = g.owner_id and x.user_id = ${viewer} and x.removed_at is null) as manages,
    own.group_owner as own_group_owner, own.disabled_by is not null as own_disabled,
    (select count(*) from memberships c where c.group_id = g.id and c.left_at is null) as members_count`;
}

export function groupSeenJoin(viewer: string): string {
  return `left join memberships own on own.group_id = g.id and own.user_id = ${viewer} and own.left_at is null`;
}

export function toSeenGroup(row: GroupSeenRow, passcodes: SealedPasscodes): SeenGroup {
  const membership =
    row.own_group_owner === null
      ? null
      : { groupOwner: row.own_group_owner, disabled: row.own_disabled === true };
  return {
    group: passcodes.toGroup(row),
    relation: { owns: row.owns, manages: row.manages, membership },
    membersCount: row.members_count,
  };
}
