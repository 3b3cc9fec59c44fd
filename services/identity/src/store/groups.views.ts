import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import { GroupViews, type SeenGroup } from '../app/ports';
import { isId } from '../domain/ids';
import { offsetOf, type Page, type PageAsked } from '../domain/page';
import { groupSeenColumns, groupSeenJoin, toSeenGroup, type GroupSeenRow } from './group-seen';
import { SealedPasscodes } from './sealed-passcodes';

const LIST = `
  select ${groupSeenColumns('$1')}, count(*) over () as total
    from groups g ${groupSeenJoin('$1')}
   where g.deleted_at is null
     and (g.owner_id = $1 or own.id is not null or exists (
       select from managers x where x.account_id = g.owner_id and x.user_id = $1 and x.removed_at is null))
   order by owns desc, g.name collate "ja-x-icu", g.id
   limit $2 offset $3`;

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

  override async listOf(viewer: string, page: PageAsked): Promise<Page<SeenGroup>> {
    const rows = await this.db.read<GroupSeenRow & { total: number }>(LIST, [
      viewer,
      page.perPage,
      offsetOf(page),
    ]);
    return { items: rows.map((row) => toSeenGroup(row, this.passcodes)), total: rows[0]?.total ?? 0 };
  }
}
