import { Injectable } from '@nestjs/common';
import { excerptOf } from '../../domain/groups/post';
import { GroupViews, Mailer, PostViews, UserViews, type PostMailProgress, type Work } from '../ports';

/** Number of people notified in one step; the next step begins after the last of them. */
const AT_ONCE = 500;

/**
 * Mails a post to the people of a group, in batches of some hundreds. Notify applies their settings and accepts each
 * mail once, so a repeated step sends nothing twice. Deleted posts are not mailed.
 */
@Injectable()
export class NotifyOfPost {
  constructor(
    private readonly posts: PostViews,
    private readonly groups: GroupViews,
    private readonly users: UserViews,
    private readonly mailer: Mailer,
  ) {}

  async run({ postId, force, after }: PostMailProgress, work: Work, now: number): Promise<void> {
    const post = await this.posts.find(postId);
    const seen = post && (await this.groups.find(post.groupId, undefined));
    if (!post || !seen) return;
    const { id: groupId, ownerId, name: group, slug } = seen.group;
    const userIds = await work.memberships.readersOf(groupId, post.authorId, after, AT_ONCE);
    const last = userIds.at(-1);
    if (last === undefined) return;
    const [author] = await this.users.present([post.authorId]);
    await this.mailer.tell({
      ...{ key: postId, userIds, template: 'new_post', thread: `new_post:${groupId}`, force },
      accountId: ownerId,
      params: {
        ...{ group, group_id: groupId, author: author?.name ?? '' },
        ...{ excerpt: excerptOf(post), path: `/-/${slug}/posts` },
      },
    });
    if (userIds.length === AT_ONCE) await work.orderPostMails({ postId, force, after: last }, now);
  }
}
