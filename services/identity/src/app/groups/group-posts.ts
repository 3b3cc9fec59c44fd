import { Injectable } from '@nestjs/common';
import { groupedBy } from '@kashikari/kernel';
import { showPost, type ShownPost } from '../../domain/groups/post';
import type { ShownGroup } from '../../domain/shared/shown';
import { PostViews } from '../ports';

/** A group with the announcements that stand on its page. */
export interface GroupWithPosts extends ShownGroup {
  readonly latestPost?: ShownPost | undefined;
  readonly pinnedPost?: ShownPost | undefined;
}

/** Puts the newest and the pinned announcement with groups, for those who see their goods: one query for all. */
@Injectable()
export class GroupPosts {
  constructor(private readonly posts: PostViews) {}

  async with(...groups: readonly ShownGroup[]): Promise<GroupWithPosts[]> {
    const open = groups.filter(({ permissions }) => permissions.includes('see_goods'));
    const found = await this.posts.firstOf(open.map(({ id }) => id));
    const posts = groupedBy(found, ({ groupId }) => groupId);
    return groups.map((group) => {
      const own = (posts.get(group.id) ?? []).map((post) => showPost(post, group));
      const latest = own.reduce<ShownPost | undefined>((a, b) => (a && a.id > b.id ? a : b), undefined);
      return { ...group, latestPost: latest, pinnedPost: own.find(({ pinned }) => pinned) };
    });
  }
}
