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
  /** Of a group in their order; only those that a good is in, where one is named. */
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
  /** Those still in its group, the newest first, `MAX_IDS` at most; whether they are seen is asked afterwards. */
  abstract goodIds(folder: FolderAddress): Promise<Id[]>;
}

/** What each likes; nobody else reads it. */
export abstract class Likes {
  /** @param liked the wished state; undefined turns it round @returns whether it is liked now */
  abstract toggle(call: Call, userId: Id, goodId: Id, liked: boolean | undefined): Promise<boolean>;
  abstract among(userId: Id, goodIds: readonly Id[]): Promise<Id[]>;
  /** The last liked first. */
  abstract all(userId: Id): Promise<Id[]>;
}
