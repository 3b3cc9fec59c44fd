import { Injectable } from '@nestjs/common';
import { isId } from '@kashikari/kernel';
import { Database } from '@kashikari/platform';
import { PostViews } from '../../app/ports';
import { offsetOf, type Page, type PageRequest } from '../../domain/shared/page';
import type { Post } from '../../domain/groups/post';
import { toPost, type PostRow } from './post-row';

const LIST = `
  select p.*, count(*) over () as total from posts p where p.group_id = $1
   order by p.pinned desc, p.id desc limit $2 offset $3`;

/** Reads both posts along separate indexes, whatever the number of posts. */
const FIRST = `
  select p.* from unnest($1::uuid[]) as g (id), lateral (
    (select * from posts where group_id = g.id and pinned)
    union (select * from posts where group_id = g.id order by id desc limit 1)) as p`;

@Injectable()
export class PgPostViews extends PostViews {
  constructor(private readonly db: Database) {
    super();
  }

  override async listOf(groupId: string, page: PageRequest): Promise<Page<Post>> {
    const rows = await this.db.read<PostRow & { total: number }>(LIST, [
      ...[groupId, page.perPage],
      offsetOf(page),
    ]);
    return { items: rows.map(toPost), total: rows[0]?.total ?? 0 };
  }

  override async firstOf(groupIds: readonly string[]): Promise<Post[]> {
    if (groupIds.length === 0) return [];
    return (await this.db.read<PostRow>(FIRST, [groupIds])).map(toPost);
  }

  override async find(id: string): Promise<Post | undefined> {
    if (!isId(id)) return undefined;
    const row = await this.db.one<PostRow>('select * from posts where id = $1', [id]);
    return row && toPost(row);
  }
}
