import type { Group } from '../../domain/groups/group';
import type { Post } from '../../domain/groups/post';
import type { GroupRelation } from '../../domain/permissions/relation';
import type { Page, PageRequest } from '../../domain/shared/page';
import type { User } from '../../domain/users/user';

export abstract class GroupViews {
  /** Finds a group by id, slug or former slug. */
  abstract find(idOrSlug: string, viewer: string | undefined): Promise<SeenGroup | undefined>;
  /** Those that are there, each once. */
  abstract findAll(idsOrSlugs: readonly string[], viewer: string | undefined): Promise<SeenGroup[]>;
  /** Groups that the viewer owns, belongs to, or acts for the owner of; where `within` is given, those of these accounts. */
  abstract listOf(
    viewer: string,
    within: readonly string[] | undefined,
    page: PageRequest,
  ): Promise<Page<SeenGroup>>;
  /**
   * Lists up to 100 groups that the viewer and a user are both in, by name: as owner or as member who is not paused,
   * the viewer also as manager of the owner.
   */
  abstract shared(viewer: string, userId: string): Promise<SeenGroup[]>;
  /**
   * Lists the accounts that can receive a group, by name: accounts in any of the owner's groups, and those that the
   * owner manages.
   * @param match folded; part of a name, a reading, or an address that the owner may read
   */
  abstract heirs(ownerId: string, match: string, page: PageRequest): Promise<Page<Heir>>;
  abstract isHeir(ownerId: string, userId: string): Promise<boolean>;
  /**
   * Lists the possible receivers of a good: first the accounts that the owner manages. Consenting members of its
   * groups, and owners of groups that it belongs to, follow by name.
   * @param asked `match` folded, empty for all; `userId` for one account alone
   */
  abstract transferees(
    ownerId: string,
    asked: { readonly match: string; readonly userId?: string },
    page: PageRequest,
  ): Promise<Page<Transferee>>;
}

export interface Transferee {
  readonly userId: string;
  /** The owner manages this account. */
  readonly managed: boolean;
  /** Some of the groups that connect both. */
  readonly groupIds: readonly string[];
}

export interface Heir {
  readonly user: User;
  /**
   * True if the user joined one of the owner's groups voluntarily or is managed by the owner; the address is then
   * visible.
   */
  readonly consented: boolean;
}

export interface SeenGroup {
  readonly group: Group;
  readonly relation: GroupRelation;
  /** Members beside the owner. */
  readonly membersCount: number;
}

/** Posts of groups. Permission to read them is checked on the group. */
export abstract class PostViews {
  /** Returns the newest and the pinned post of each group, in no particular order, with one query. */
  abstract firstOf(groupIds: readonly string[]): Promise<Post[]>;
  /** The pinned one first, then the newest. */
  abstract listOf(groupId: string, page: PageRequest): Promise<Page<Post>>;
  abstract find(id: string): Promise<Post | undefined>;
}

export interface Groups {
  /** False when the slug is taken. */
  add(group: Group): Promise<boolean>;
  lock(id: string): Promise<Group | undefined>;
  /** Keeps it from being changed or deleted meanwhile, by others too who do the same. */
  share(id: string): Promise<Group | undefined>;
  /** Refuses `group.slug_taken`. The former slug stays with the group; its posts go with one that is deleted. */
  save(group: Group): Promise<void>;
  ownedBy(accountId: string): Promise<Group[]>;
  /** Returns the number of an account's groups that are not deleted. */
  countOf(accountId: string): Promise<number>;
}

export interface Posts {
  lock(id: string): Promise<Post | undefined>;
  save(post: Post): Promise<void>;
  /** Takes the pin off whatever else is pinned in the group, which is held. */
  unpin(groupId: string, butId: string, now: number): Promise<void>;
  remove(id: string, now: number): Promise<void>;
}

/** Progress of the mails about a post. */
export interface PostMailProgress {
  readonly postId: string;
  /** Whatever they want. */
  readonly force: boolean;
  /** Last user notified, in the order of ids; empty before the first batch. */
  readonly after: string;
}

/** Writes of groups and their posts within a transaction. */
export interface GroupWork {
  readonly groups: Groups;
  readonly posts: Posts;
  /** Schedules the mails about a post, in batches of some hundreds. */
  orderPostMails(progress: PostMailProgress, dueAt: number): Promise<void>;
}
