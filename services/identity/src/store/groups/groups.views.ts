import { Injectable } from '@nestjs/common';
import { isId } from '@kashikari/kernel';
import { reached, Database } from '@kashikari/platform';
import { isAccount } from '../users/user-row';
import { GroupViews, type Heir, type SeenGroup, type Transferee } from '../../app/ports';
import { offsetOf, type Page, type PageRequest } from '../../domain/shared/page';
import { groupSeenColumns, groupSeenJoin, toSeenGroup, type GroupSeenRow } from './group-seen';
import { matches } from '../users/person-search';
import { toUser, type UserRow } from '../work/rows';
import { SealedPasscodes } from './sealed-passcodes';

const LIST = `
  select ${groupSeenColumns('$1')}, count(*) over () as total
    from groups g ${groupSeenJoin('$1')}
   where g.deleted_at is null
     and (g.owner_id = $1 or own.id is not null or exists (
       select from managers x where x.account_id = g.owner_id and x.user_id = $1 and x.removed_at is null))
     and ${reached('g.owner_id', '$4')}
   order by owns desc, g.name collate "ja-x-icu", g.id
   limit $2 offset $3`;

/** Groups that one list shows beside a person. */
const MAX_SHARED = 100;

/** Groups of the viewer `$1` that the user `$2` owns or is a member of, too. */
const SHARED = `
  select ${groupSeenColumns('$1')}
    from groups g ${groupSeenJoin('$1')}
   where g.deleted_at is null
     and (g.owner_id = $2 or g.id in (
       select m.group_id from memberships m where m.user_id = $2 and m.left_at is null and m.disabled_by is null))
     and (g.owner_id = $1 or own.id is not null and own.disabled_by is null or exists (
       select from managers x where x.account_id = g.owner_id and x.user_id = $1 and x.removed_at is null))
   order by g.name collate "ja-x-icu", g.id limit ${MAX_SHARED}`;

/** Excludes member cards, because they are not accounts. */
const HEIRS = `
  from users u
  cross join lateral (select
    exists (select from memberships m join groups g on g.id = m.group_id and g.deleted_at is null
             where m.user_id = u.id and m.left_at is null and g.owner_id = $1 and m.consented is not false)
    or exists (select from managers x where x.user_id = $1 and x.account_id = u.id and x.removed_at is null)
    as consented) told
 where u.deleted_at is null and ${isAccount('u')} and u.id <> $1 and (
   exists (select from memberships m join groups g on g.id = m.group_id and g.deleted_at is null
            where m.user_id = u.id and m.left_at is null and g.owner_id = $1)
   or exists (select from managers x where x.user_id = $1 and x.account_id = u.id and x.removed_at is null))`;

const LIST_HEIRS = `
  select u.*, told.consented, count(*) over () as total ${HEIRS} and ($2 = '' or ${matches('told.consented')})
   order by u.sort_text, u.id limit $3 offset $4`;

/** Groups `g` that connect an account `u` with the owner `$1`, by the consent of the member. */
const CONNECTING = `
  from groups g where g.deleted_at is null and (
    (g.owner_id = $1 and exists (select from memberships m where m.group_id = g.id and m.user_id = u.id
      and m.left_at is null and m.consented is not false))
    or (g.owner_id = u.id and exists (select from memberships m where m.group_id = g.id and m.user_id = $1
      and m.left_at is null and m.consented is not false)))`;

/** Group ids shown for one account: enough to say why it is listed. */
const MAX_CONNECTING = 5;

/** `$2` is a part of a name, folded; `$5` one account, or null. */
const TRANSFEREES = `
  select u.id as "userId", told.managed,
      array(select g.id ${CONNECTING} order by g.id limit ${MAX_CONNECTING}) as "groupIds",
      count(*) over ()::int as total
    from users u
    cross join lateral (select exists (select from managers x
      where x.user_id = $1 and x.account_id = u.id and x.removed_at is null) as managed) told
   where u.deleted_at is null and ${isAccount('u')} and u.id <> $1
     and ($5::uuid is null or u.id = $5) and ($2 = '' or ${matches('told.managed')})
     and (told.managed or exists (select ${CONNECTING}))
   order by told.managed desc, u.sort_text, u.id limit $3 offset $4`;

@Injectable()
export class PgGroupViews extends GroupViews {
  constructor(
    private readonly db: Database,
    private readonly passcodes: SealedPasscodes,
  ) {
    super();
  }

  override async find(idOrSlug: string, viewer: string | undefined): Promise<SeenGroup | undefined> {
    const where = isId(idOrSlug)
      ? 'g.id = $1'
      : 'g.id = (select s.group_id from group_slugs s where s.slug = $1)';
    const row = await this.db.one<GroupSeenRow>(
      `select ${groupSeenColumns('$2')} from groups g ${groupSeenJoin('$2')} where ${where} and g.deleted_at is null`,
      [idOrSlug, viewer ?? null],
    );
    return row && toSeenGroup(row, this.passcodes);
  }

  override async findAll(idsOrSlugs: readonly string[], viewer: string | undefined): Promise<SeenGroup[]> {
    const rows = await this.db.read<GroupSeenRow>(
      `select ${groupSeenColumns('$1')} from groups g ${groupSeenJoin('$1')}
        where g.deleted_at is null
          and (g.id = any($2) or g.id in (select s.group_id from group_slugs s where s.slug = any($3)))`,
      [viewer ?? null, idsOrSlugs.filter(isId), idsOrSlugs],
    );
    return rows.map((row) => toSeenGroup(row, this.passcodes));
  }

  override async listOf(
    viewer: string,
    within: readonly string[] | undefined,
    page: PageRequest,
  ): Promise<Page<SeenGroup>> {
    const rows = await this.db.read<GroupSeenRow & { total: number }>(LIST, [
      viewer,
      page.perPage,
      offsetOf(page),
      within ?? null,
    ]);
    return { items: rows.map((row) => toSeenGroup(row, this.passcodes)), total: rows[0]?.total ?? 0 };
  }

  override async shared(viewer: string, userId: string): Promise<SeenGroup[]> {
    const rows = await this.db.read<GroupSeenRow>(SHARED, [viewer, userId]);
    return rows.map((row) => toSeenGroup(row, this.passcodes));
  }

  override async heirs(ownerId: string, match: string, page: PageRequest): Promise<Page<Heir>> {
    const rows = await this.db.read<UserRow & { consented: boolean; total: number }>(LIST_HEIRS, [
      ...[ownerId, match, page.perPage],
      offsetOf(page),
    ]);
    const items = rows.map((row) => ({ user: toUser(row), consented: row.consented }));
    return { items, total: rows[0]?.total ?? 0 };
  }

  override async transferees(
    ownerId: string,
    { match, userId }: { match: string; userId?: string },
    page: PageRequest,
  ): Promise<Page<Transferee>> {
    const rows = await this.db.read<Transferee & { total: number }>(TRANSFEREES, [
      ...[ownerId, match, page.perPage],
      ...[offsetOf(page), userId ?? null],
    ]);
    const items = rows.map(({ userId, managed, groupIds }) => ({ userId, managed, groupIds }));
    return { items, total: rows[0]?.total ?? 0 };
  }

  override async isHeir(ownerId: string, userId: string): Promise<boolean> {
    return (await this.db.one(`select 1 ${HEIRS} and u.id = $2`, [ownerId, userId])) !== undefined;
  }
}
