import { type Call, refused } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { Database, idempotent, newId, type SqlTx } from '@kashikari/platform';
import { Folders, type FolderAddress, type FolderChange, type SeenFolder } from '../../app/ports/folders';
import type { Folder } from '../../domain/folder';
import { folderSlug } from '../../domain/folder-slug';
import type { Id } from '../../domain/ids';

/** Maximum number of ids passed to search. */
const MAX_IDS = 10_000;

interface FolderRow {
  readonly id: Id;
  readonly group_id: Id;
  readonly title: string;
  readonly slug: string;
  readonly place: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const SEEN = `
  select f.*, (select count(*) from folder_good i join good g on g.id = i.good_id
    where i.folder_id = f.id and g.deleted_at is null and not g.is_hidden and g.group_ids @> array[f.group_id]
  ) as goods_count from folder f`;

@Injectable()
export class PgFolders extends Folders {
  constructor(private readonly db: Database) {
    super();
  }

  async find(id: Id): Promise<Folder | undefined> {
    const row = await this.db.one<FolderRow>('select * from folder where id = $1', [id]);
    return row && folderOf(row);
  }

  async listOf(groupId: Id, goodId: Id | undefined): Promise<SeenFolder[]> {
    const rows = await this.db.read<FolderRow & { goods_count: number }>(
      `${SEEN} where f.group_id = $1 and ($2::uuid is null or exists (
        select from folder_good i where i.folder_id = f.id and i.good_id = $2)) order by f.place, f.id`,
      [groupId, goodId ?? null],
    );
    return rows.map(seenOf);
  }

  /** Adds a folder under a lock of the group, so that concurrent additions get different positions. */
  add(call: Call, groupId: Id, title: string, check: (count: number) => void): Promise<Folder> {
    return idempotent(this.db, call, async (tx) => {
      await this.hold(tx, groupId);
      const others = await tx.read<{ slug: string }>('select slug from folder where group_id = $1', [
        groupId,
      ]);
      check(others.length);
      const slug = folderSlug(title, new Set(others.map((other) => other.slug)));
      const row = await tx.one<FolderRow>(
        `insert into folder (id, group_id, title, slug, place, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $6) returning *`,
        [newId(), groupId, title, slug, others.length, new Date(call.now)],
      );
      return folderOf(row!);
    });
  }

  change(
    { id, groupId }: Folder,
    { title, place, addGoodIds, removeGoodIds }: FolderChange & { readonly title: string },
    now: number,
  ): Promise<SeenFolder | undefined> {
    return this.db.transaction(async (tx) => {
      await this.hold(tx, groupId);
      const set = [id, title, new Date(now)];
      if (!(await tx.one('update folder set title = $2, updated_at = $3 where id = $1 returning id', set))) {
        return undefined;
      }
      if (place !== undefined) await this.move(tx, id, groupId, place);
      await this.fill(tx, id, groupId, addGoodIds);
      await this.empty(tx, id, removeGoodIds);
      const row = await tx.one<FolderRow & { goods_count: number }>(`${SEEN} where f.id = $1`, [id]);
      return row && seenOf(row);
    });
  }

  async remove(id: Id): Promise<void> {
    await this.db.read('delete from folder where id = $1', [id]);
  }

  async goodIds(folder: FolderAddress): Promise<Id[]> {
    const [which, address] =
      'id' in folder
        ? ['f.id = $2', [folder.id]]
        : ['f.group_id = $2 and f.slug = $3', [folder.groupId, folder.slug]];
    const rows = await this.db.read<{ good_id: Id }>(
      `select i.good_id from folder_good i join folder f on f.id = i.folder_id join good g on g.id = i.good_id
        where ${which} and g.group_ids @> array[f.group_id] order by i.good_id desc limit $1`,
      [MAX_IDS, ...address],
    );
    return rows.map(({ good_id }) => good_id);
  }

  private hold(tx: SqlTx, groupId: Id): Promise<unknown> {
    return tx.read('select 1 from lending_group where id = $1 for no key update', [groupId]);
  }

  /** The others keep their order and make room. */
  private async move(tx: SqlTx, id: Id, groupId: Id, place: number): Promise<void> {
    await tx.read(
      `update folder f set place = case when f.id = $1 then least($3, o.others) else o.at + (o.at >= $3)::int end
         from (select id, count(*) filter (where id <> $1) over (order by place, id
                 rows between unbounded preceding and 1 preceding) as at,
               count(*) filter (where id <> $1) over () as others from folder where group_id = $2) o
        where f.id = o.id`,
      [id, groupId, place],
    );
  }

  private async empty(tx: SqlTx, id: Id, goodIds: readonly string[]): Promise<void> {
    if (goodIds.length === 0) return;
    const gone = await tx.read(
      'delete from folder_good where folder_id = $1 and good_id = any ($2::uuid[]) returning good_id',
      [id, goodIds],
    );
    if (gone.length < new Set(goodIds).size) {
      throw refused('folder.good', undefined, 'remove_good_ids');
    }
  }

  private async fill(tx: SqlTx, id: Id, groupId: Id, goodIds: readonly string[]): Promise<void> {
    if (goodIds.length === 0) return;
    const found = await tx.read<{ id: Id }>(
      `select id from good where id = any ($1::uuid[]) and deleted_at is null and group_ids @> array[$2::uuid]
        order by id for key share`,
      [goodIds, groupId],
    );
    if (found.length < new Set(goodIds).size) {
      throw refused('folder.good', undefined, 'add_good_ids');
    }
    await tx.read(
      `insert into folder_good (folder_id, good_id) select $1, unnest($2::uuid[]) on conflict do nothing`,
      [id, found.map((good) => good.id)],
    );
  }
}

function folderOf(row: FolderRow): Folder {
  return {
    id: row.id,
    groupId: row.group_id,
    title: row.title,
    slug: row.slug,
    place: row.place,
    createdAt: new Date(row.created_at).getTime(),
    updatedAt: new Date(row.updated_at).getTime(),
  };
}

function seenOf(row: FolderRow & { readonly goods_count: number }): SeenFolder {
  return { ...folderOf(row), goodsCount: row.goods_count };
}
