import { z } from 'zod';
import { id, idOrName } from '../schema/ids';
import { Meta, pageQuery } from '../schema/page';
import { text } from '../schema/text';
import { User } from '../users/user.schema';

const groupId = () => idOrName('media-library').describe('Id or slug of the group.');

/** An announcement of a group's owners to its members. */
export const Post = z
  .object({
    id: id(),
    group_id: id(),
    user_id: id().describe('Id of the author.'),
    body: z.string(),
    pin: z.boolean().describe('Pinned to the first place; up to one post per group.'),
    permissions: z
      .array(z.string())
      .describe('Actions that are available to the caller now: `edit`, `delete`.'),
    created_at: z.string().meta({ format: 'date-time' }),
    updated_at: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'Post' });

export type Post = z.infer<typeof Post>;

export const NewPost = z
  .object({
    group_id: groupId(),
    body: text(5000, 1),
    pin: z.boolean().optional().describe('Pins this post and unpins the other.'),
    force_notify: z
      .boolean()
      .optional()
      .describe('Sends an email to all members immediately, even those who turned these emails off.'),
  })
  .meta({ id: 'NewPost' });

export const PostPatch = z
  .object({ body: text(5000, 1), pin: z.boolean().describe('`true` pins this post and unpins the other.') })
  .partial()
  .meta({ id: 'PostPatch' });

export const postQuery = z.object({ group_id: groupId(), ...pageQuery });

export const PostAnswer = z
  .object({ post: Post, users: z.array(User).describe('The author.') })
  .meta({ id: 'PostAnswer' });
export const PostList = z
  .object({ posts: z.array(Post), users: z.array(User), meta: Meta })
  .meta({ id: 'PostList' });
