import { Injectable } from '@nestjs/common';
import { isId } from '@kashikari/kernel';
import { reached, Database } from '@kashikari/platform';
import {
  MembershipViews,
  type MembershipFilter,
  type SeenMembership,
  type SeenMemberships,
} from '../../app/ports';
import { offsetOf, type PageRequest } from '../../domain/shared/page';
import { matches } from '../users/person-search';
import { groupSeenColumns, groupSeenJoin, toSeenGroup, type GroupSeenRow } from './group-seen';
import { toMembership, toUser, type MembershipRow, type UserRow } from '../work/rows';
import { SealedPasscodes } from './sealed-passcodes';

interface ListRow {
  membership: MembershipRow;
  member: UserRow;
  total: number;
}

/** Condition: `$1` may list the members of a group `g`; row `list_members` of the permission matrix. */
const MAY_LIST = `(g.owner_id = $1 or coalesce(own.group_owner and own.disabled_by is null, false) or exists (
  select from managers x where x.account_id = g.owner_id and x.user_id = $1 and x.removed_at is null))`;

/** The group first: whether all its members are to be seen is asked once, not for each of them. */
const OF_GROUP = `
  from (select g.id, ${MAY_LIST} as all_seen from groups g ${groupSeenJoin('$1')}
         where g.id = $5 and g.deleted_at is null) door
  join memberships m on m.group_id = door.id and m.left_at is null
  join users u on u.id = m.user_id
 where (door.all_seen or m.user_id = $1)`;

const OF_USER = `
  from memberships m
  join groups g on g.id = m.group_id and g.deleted_at is null ${groupSeenJoin('$1')}
  join users u on u.id = m.user_id
 where m.user_id = $5 and m.left_at is null and (m.user_id = $1 or ${MAY_LIST}) and ${reached('g.owner_id', '$6')}`;

/** Letters of both kana, for `translate`: what `fold` of the domain does to the words that are looked for. */
const KATAKANA = Array.from({ length: 0x56 }, (_, at) => String.fromCharCode(0x30a1 + at)).join('');
const HIRAGANA = Array.from({ length: 0x56 }, (_, at) => String.fromCharCode(0x3041 + at)).join('');

const MATCHES = `($2 = '' or ${matches('m.consented is not false or m.user_id = $1')}
  or exists (select from unnest(m.tags) tag where 
    strpos(translate(lower(normalize(tag, NFKC)), '${KATAKANA}', '${HIRAGANA}'), $2) > 0))`;

const list = (from: string) => `
  with found as materialized (
    select m.id, u.sort_text, count(*) over () as total ${from} and ${MATCHES}
     order by u.sort_text, m.id limit $3 offset $4
  )
  select to_jsonb(m) as membership, to_jsonb(u) as member, found.total
    from found join memberships m on m.id = found.id join users u on u.id = m.user_id
   order by found.sort_text, m.id`;

/** `$1` viewer, `$2` folded words, `$3` and `$4` the page, `$5` the group. A test looks at its plan over 10,000 members. */
export const LIST_OF_GROUP = list(OF_GROUP);
const LIST_OF_USER = list(OF_USER);
const LIST_OF_BOTH = list(`${OF_GROUP} and m.user_id = $6`);

const GROUPS = `select ${groupSeenColumns('$1')} from groups g ${groupSeenJoin('$1')} where g.id = any($2)`;

@Injectable()
export class PgMembershipViews extends MembershipViews {
  constructor(
    private readonly db: Database,
    private readonly passcodes: SealedPasscodes,
  ) {
    super();
  }

  override async find(id: string, viewer: string): Promise<SeenMembership | undefined> {
    const row = await this.db.one<MembershipRow>(
      `select m.* from memberships m
         join groups g on g.id = m.group_id and g.deleted_at is null ${groupSeenJoin('$1')}
        where m.id = $2 and m.left_at is null and (m.user_id = $1 or ${MAY_LIST})`,
      [viewer, id],
    );
    const group = row && (await this.groups([row.group_id], viewer))[0];
    return row && group && { membership: toMembership(row), group };
  }

  override async groupsOf(ids: readonly string[]): Promise<{ groupId: string; ids: string[] }[]> {
    return this.db.read(
      `select group_id as "groupId", array_agg(id) as ids from memberships
        where id = any($1) and left_at is null group by group_id order by group_id`,
      [ids.filter(isId)],
    );
  }

  override async usersOf(ids: readonly string[]): Promise<string[]> {
    const rows = await this.db.read<{ user_id: string }>(
      'select user_id from memberships where id = any($1)',
      [ids],
    );
    return rows.map((row) => row.user_id);
  }

  override async list(filter: MembershipFilter, viewer: string, page: PageRequest): Promise<SeenMemberships> {
    const { groupId, userId, match, within } = filter;
    const params = [viewer, match, page.perPage, offsetOf(page)];
    const rows = groupId
      ? userId
        ? await this.db.read<ListRow>(LIST_OF_BOTH, [...params, groupId, userId])
        : await this.db.read<ListRow>(LIST_OF_GROUP, [...params, groupId])
      : await this.db.read<ListRow>(LIST_OF_USER, [...params, userId ?? viewer, within ?? null]);
    const items = rows.map(({ membership, member }) => ({
      membership: toMembership(dated(membership, 'joined_at', 'updated_at', 'left_at')),
      member: toUser(dated(member, 'created_at', 'updated_at', 'deleted_at')),
    }));
    const groupIds = [...new Set(items.map(({ membership }) => membership.groupId))];
    return { items, total: rows[0]?.total ?? 0, groups: await this.groups(groupIds, viewer) };
  }

  private async groups(ids: readonly string[], viewer: string) {
    if (ids.length === 0) return [];
    const rows = await this.db.read<GroupSeenRow>(GROUPS, [viewer, ids]);
    return rows.map((row) => toSeenGroup(row, this.passcodes));
  }
}

/** A row that came as JSON, with its instants as the driver would have given them. */
function dated<R extends object>(row: R, ...columns: readonly (keyof R)[]): R {
  const read = { ...row };
  for (const column of columns) {
    const value = row[column] as unknown;
    if (typeof value === 'string') Object.assign(read, { [column]: new Date(value) });
  }
  return read;
}
