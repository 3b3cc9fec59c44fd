import type { SqlTx } from '@kashikari/platform';
import type { Posts } from '../../app/ports';
import type { Post } from '../../domain/groups/post';
import { postSnapshot } from '../../domain/shared/snapshots';
import type { Publisher } from '../work/publisher';
import { toPost, type PostRow } from './post-row';

export class PgPosts implements Posts {
  constructor(
    private readonly tx: SqlTx,
    private readonly publisher: Publisher,
  ) {}

  async lock(id: string): Promise<Post | undefined> {
    const row = await this.tx.one<PostRow>('select * from posts where id = $1 for no key update', [id]);
    return row && toPost(row);
  }

  async save(post: Post): Promise<void> {
    await this.tx.read(
      `insert into posts (id, version, group_id, author_id, body, pinned, created_at, updated_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8)
        on conflict (id) do update set version = excluded.version, body = excluded.body, pinned = excluded.pinned,
          updated_at = excluded.updated_at`,
      [
        ...[post.id, post.version, post.groupId, post.authorId, post.body, post.pinned],
        ...[new Date(post.createdAt), new Date(post.updatedAt)],
      ],
    );
    await this.publisher.publishPosts(postSnapshot(post, post.updatedAt));
  }

  async unpin(groupId: string, butId: string, now: number): Promise<void> {
    const rows = await this.tx.read<PostRow>(
      `update posts set pinned = false, version = version + 1 where group_id = $1 and pinned and id <> $2
        returning *`,
      [groupId, butId],
    );
    await this.publisher.publishPosts(...rows.map((row) => postSnapshot(toPost(row), now)));
  }

  async remove(id: string, now: number): Promise<void> {
    const rows = await this.tx.read<PostRow>(
      `delete from posts where id = $1
        returning id, version + 1 as version, group_id, author_id, body, pinned, created_at, updated_at`,
      [id],
    );
    await this.publisher.publishPosts(...rows.map((row) => postSnapshot(toPost(row), now, true)));
  }
}
