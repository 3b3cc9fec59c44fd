import type { Call } from '@kashikari/kernel';
import type { Folder } from '../../domain/folder';
import type { Id } from '../../domain/ids';

export interface SeenFolder extends Folder {
  /** Goods in it that are still in the group, without hidden ones. */
  readonly goodsCount: number;
}

/** A folder by its id, or by its slug in a group. */
export type FolderAddress = { readonly id: Id } | { readonly groupId: Id; readonly slug: string };

export interface FolderChange {
  /** Moves it there. */
  readonly place?: number | undefined;
  readonly addGoodIds: readonly string[];
  readonly removeGoodIds: readonly string[];
}

/** Folders; who may see and change them is asked of their group. */
export abstract class Folders {
  abstract find(id: Id): Promise<Folder | undefined>;
  /** Returns the folders of a group in order, or those of them that contain the given good. */
  abstract listOf(groupId: Id, goodId: Id | undefined): Promise<SeenFolder[]>;
  /** A new one at the end, once per idempotency key, unless `check` throws at the number that there are. */
  abstract add(call: Call, groupId: Id, title: string, check: (count: number) => void): Promise<Folder>;
  /** Refuses `folder.good` for a good that does not stand in the group. Undefined when the folder is gone. */
  abstract change(
    folder: Folder,
    change: FolderChange & { readonly title: string },
    now: number,
  ): Promise<SeenFolder | undefined>;
  abstract remove(id: Id): Promise<void>;
  /**
   * Returns the goods that are still in the folder's group, newest first, up to `MAX_IDS`. Visibility is checked
   * afterwards.
   */
  abstract goodIds(folder: FolderAddress): Promise<Id[]>;
}

/** Likes of a user; no other user can read them. */
export abstract class Likes {
  /** @param liked the wished state; undefined turns it round @returns whether it is liked now */
  abstract toggle(call: Call, userId: Id, goodId: Id, liked: boolean | undefined): Promise<boolean>;
  abstract among(userId: Id, goodIds: readonly Id[]): Promise<Id[]>;
  /** The last liked first. */
  abstract all(userId: Id): Promise<Id[]>;
}
