import { z } from 'zod';
import { id } from '../schema/ids';
import { Meta, pageQuery } from '../schema/page';
import { text } from '../schema/text';
import { User } from '../users/user.schema';

/** A question or a remark about a good. */
export const Comment = z
  .object({
    id: id(),
    good_id: id(),
    user_id: id()
      .nullable()
      .describe('Id of the author; null for callers outside the groups of the good, except the author.'),
    body: z.string().describe('Empty if `removed`.'),
    removed: z.boolean().describe('A manager of the good has removed the text.'),
    permissions: z.array(z.string()).describe('Actions that are available to the caller now: `delete`.'),
    created_at: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'Comment' });

export const NewComment = z.object({ good_id: id(), body: text(1_000, 1) }).meta({ id: 'NewComment' });
export const commentQuery = z.object({ good_id: id(), ...pageQuery });

export const CommentAnswer = z
  .object({ comment: Comment, users: z.array(User).describe('The author.') })
  .meta({ id: 'CommentAnswer' });

export const CommentList = z
  .object({
    comments: z.array(Comment),
    permissions: z.array(z.string()).describe('Actions that are available to the caller now: `create`.'),
    users: z.array(User).describe('The authors whom the caller may know.'),
    meta: Meta,
  })
  .meta({ id: 'CommentList' });
