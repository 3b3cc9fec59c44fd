import type { SqlTx } from '@kashikari/platform';
import type { Posts } from '../../app/ports';
import type { Post } from '../../domain/groups/post';
import { toPost, type PostRow } from './post-row';

export class PgPosts implements Posts {
  constructor(private readonly tx: SqlTx) {}

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
  }

  async unpin(groupId: string, butId: string): Promise<void> {
    await this.tx.read(
      'update posts set pinned = false, version = version + 1 where group_id = $1 and pinned and id <> $2',
      [groupId, butId],
    );
  }

  async remove(id: string): Promise<void> {
    await this.tx.read('delete from posts where id = $1', [id]);
  }
}
