import type { Post } from '../../domain/groups/post';

export interface PostRow {
  id: string;
  version: number;
  group_id: string;
  author_id: string;
  body: string;
  pinned: boolean;
  created_at: Date;
  updated_at: Date;
}

export function toPost(row: PostRow): Post {
  return {
    id: row.id,
    version: row.version,
    groupId: row.group_id,
    authorId: row.author_id,
    body: row.body,
    pinned: row.pinned,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
  };
}
