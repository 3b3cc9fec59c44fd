import { Injectable } from '@nestjs/common';
import { accountHolder, forbidden, notFound, type Call } from '@kashikari/kernel';
import type { Page, PageRequest } from '../../domain/shared/page';
import type { Patch } from '../../domain/shared/patch';
import { changePost, showPost, writePost, type Post, type ShownPost } from '../../domain/groups/post';
import type { ShownGroup } from '../../domain/shared/shown';
import { stillThere } from '../shared/acting';
import { GetGroup } from './get-group';
import { PostViews, Secrets, UnitOfWork, type Work } from '../ports';
import { refuseFaults, refuseStale } from '../shared/refusing';

export interface PostForm {
  /** Id or slug. */
  readonly groupId: string;
  readonly body: string;
  readonly pin: boolean;
  /** Sends the mail to all members at once, whatever their notification settings. */
  readonly forceNotify?: boolean | undefined;
}

export interface PostUpdate {
  readonly id: string;
  readonly patch: Patch;
  readonly ifVersion?: number | undefined;
}

/** The announcements of a group: everybody who sees its goods reads them, and those who edit it write them. */
@Injectable()
export class ManagePosts {
  constructor(
    private readonly works: UnitOfWork,
    private readonly posts: PostViews,
    private readonly getGroup: GetGroup,
    private readonly secrets: Secrets,
  ) {}

  async list(groupId: string, page: PageRequest, call: Call): Promise<Page<ShownPost>> {
    const group = await this.getGroup.whereMay('see_goods', groupId, call);
    const { items, total } = await this.posts.listOf(group.id, page);
    return { items: items.map((post) => showPost(post, group)), total };
  }

  async get(id: string, call: Call): Promise<ShownPost> {
    const { post, group } = await this.find(id, call);
    return showPost(post, group);
  }

  async create({ groupId, forceNotify = false, ...form }: PostForm, call: Call): Promise<ShownPost> {
    const authorId = accountHolder(call);
    const group = await this.getGroup.whereMay('edit', groupId, call);
    const { post, faults } = writePost(
      form,
      { id: this.secrets.id(), groupId: group.id, authorId },
      call.now,
    );
    refuseFaults(faults);
    return this.works.once(call, async (work) => {
      await stillThere(work, authorId);
      await alone(work, group.id);
      await this.save(post, work);
      await work.orderPostMails({ postId: post.id, force: forceNotify, after: '' }, call.now);
      return showPost(post, group);
    });
  }

  async update({ id, patch, ifVersion }: PostUpdate, call: Call): Promise<ShownPost> {
    const group = await this.whereMayWrite(id, call);
    return this.works.run(async (work) => {
      await alone(work, group.id);
      const before = await work.posts.lock(id);
      if (!before) throw notFound('post', id);
      refuseStale(before.version, ifVersion);
      const { value, faults } = changePost(before, patch, call.now);
      refuseFaults(faults);
      await this.save(value, work);
      return showPost(value, group);
    });
  }

  async remove(id: string, call: Call): Promise<void> {
    await this.whereMayWrite(id, call);
    await this.works.run((work) => work.posts.remove(id, call.now));
  }

  private async save(post: Post, work: Work): Promise<void> {
    if (post.pinned) await work.posts.unpin(post.groupId, post.id, post.updatedAt);
    await work.posts.save(post);
  }

  private async whereMayWrite(id: string, call: Call): Promise<ShownGroup> {
    accountHolder(call);
    const { group } = await this.find(id, call);
    if (!group.permissions.includes('edit')) throw forbidden();
    return group;
  }

  private async find(id: string, call: Call): Promise<{ post: Post; group: ShownGroup }> {
    const post = await this.posts.find(id);
    const group = post && (await this.getGroup.find(post.groupId, call));
    if (!post || !group?.permissions.includes('see_goods')) throw notFound('post', id);
    return { post, group };
  }
}

/**
 * Two who pin at once do so one after the other: the later pin stays. Taken before any post is, or each would wait for
 * the post of the other.
 */
async function alone(work: Work, groupId: string): Promise<void> {
  if (!(await work.groups.lock(groupId))) throw notFound('group', groupId);
}
