import { instant } from '../mappers/times';
import type { Post } from './post.schema';
import type { posts } from '@kashikari/contracts';

export function toPost(post: posts.Post): Post {
  return {
    id: post.id,
    group_id: post.groupId,
    user_id: post.userId,
    body: post.body,
    pin: post.pin,
    permissions: post.permissions,
    created_at: instant(post.createdAt),
    updated_at: instant(post.updatedAt),
  };
}
