import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import { MembershipViews, type MembershipFilter, type SeenMembership } from '../app/ports';
import { offsetOf, type Page, type PageAsked } from '../domain/page';
import { groupSeenColumns, groupSeenJoin, toSeenGroup, type GroupSeenRow } from './group-seen';
import { toMembership, toUser, type MembershipRow, type UserRow } from './rows';
import { SealedPasscodes } from './sealed-passcodes';

interface ListRow {
  membership: MembershipRow;
  member: UserRow;
  seen: GroupSeenRow;
  total: number;
}

/** Groups whose members `$1` may list: matrix of permissions, row `list_members`. */
const LISTS = `(g.owner_id = $1 or (own.group_owner and own.disabled_by is null) or exists (
  select from managers x where x.account_id = g.owner_id and x.user_id = $1 and x.removed_at is null))`;

const FROM = `
  from memberships m
  join groups g on g.id = m.group_id and g.deleted_at is null ${groupSeenJoin('$1')}
  join users u on u.id = m.user_id
 where m.left_at is null and (m.user_id = $1 or ${LISTS})`;

const LIST = `
  with found as (
    select m.id, u.sort_text, count(*) over () as total ${FROM}
       and ($2::uuid is null or m.group_id = $2) and ($3::uuid is null or m.user_id = $3)
       and ($4 = '' or strpos(u.search_text, $4) > 0
         or exists (select from unnest(m.tags) tag where strpos(lower(tag), $4) > 0))
     order by u.sort_text, m.id limit $5 offset $6
  )
  select to_jsonb(m) as membership, to_jsonb(u) as member, seen.*, found.total
    from found
    join memberships m on m.id = found.id join users u on u.id = m.user_id
    cross join lateral (select to_jsonb(s) as seen from (
      select ${groupSeenColumns('$1')} from groups g ${groupSeenJoin('$1')} where g.id = m.group_id) s) seen
   order by found.sort_text, m.id`;

@Injectable()
export class PgMembershipViews extends MembershipViews {
  constructor(
    private readonly db: Database,
    private readonly passcodes: SealedPasscodes,
  ) {
    super();
  }

  override async find(id: string, viewer: string): Promise<SeenMembership | undefined> {
    const row = await this.db.one<ListRow>(
      `select to_jsonb(m) as membership, to_jsonb(u) as member, (
          select to_jsonb(s) from (select ${groupSeenColumns('$1')}) s) as seen ${FROM} and m.id = $2`,
      [viewer, id],
    );
    return row && this.toSeen(row);
  }

  override async list(
    filter: MembershipFilter,
    viewer: string,
    page: PageAsked,
  ): Promise<Page<SeenMembership>> {
    const rows = await this.db.read<ListRow>(LIST, [
      viewer,
      filter.groupId ?? null,
      filter.userId ?? null,
      filter.match,
      page.perPage,
      offsetOf(page),
    ]);
    return { items: rows.map((row) => this.toSeen(row)), total: rows[0]?.total ?? 0 };
  }

  private toSeen({ membership, member, seen }: ListRow): SeenMembership {
    return {
      membership: toMembership(dated(membership, 'joined_at', 'updated_at', 'left_at')),
      member: toUser(dated(member, 'created_at', 'updated_at', 'deleted_at')),
      seen: toSeenGroup(dated(seen, 'created_at', 'updated_at', 'deleted_at'), this.passcodes),
    };
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
