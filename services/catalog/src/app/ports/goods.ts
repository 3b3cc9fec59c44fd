import type { Call } from '@kashikari/kernel';
import type { GOODS_SORTS } from '@kashikari/kernel';
import type { Tx } from '@kashikari/platform/tx';
import type { KnownPicture } from '../../domain/attach-pictures';
import type { CodesInUse } from '../../domain/further-codes';
import type { Good } from '../../domain/good';
import type { Id } from '../../domain/ids';
import type { NumbersInUse } from '../../domain/management-number';
import type { FolderPlace } from '../../domain/place-in-folders';
import type { ActorTies } from '../../domain/ties';

/** State of the database when a good is written, read inside the transaction. */
export interface WriteContext {
  readonly ties: ActorTies;
  readonly pictures: readonly KnownPicture[];
  /** Goods that use the numbers of `References.numbers`; the numbers are locked against other writers. */
  readonly numbers: NumbersInUse;
  /** Goods that use the codes of `References.codes`; the codes are locked against other writers. */
  readonly codes: CodesInUse;
  /** Those of `References.folderIds` that there are; they stay until the change is written. */
  readonly folders: readonly FolderPlace[];
}

/** Records that a change refers to. The database looks them up and locks them until the change is written. */
export interface References {
  readonly pictureIds?: readonly Id[];
  /** Management ids that goods shall have. */
  readonly numbers?: readonly string[];
  /** Further codes that goods shall have. */
  readonly codes?: readonly string[];
  readonly folderIds?: readonly Id[];
}

/** A good that is made, before the store adds what it alone knows. */
export type NewGood = Omit<Good, 'lenderClosed'>;

/** Writes goods; each change and its event are one transaction. */
export abstract class Goods {
  /** Adds what `make` makes; once per idempotency key of the call, whose first answer is given again. */
  abstract add(
    call: Call,
    mentioned: References,
    make: (id: Id, context: WriteContext) => NewGood,
  ): Promise<Good>;

  /**
   * Adds all that `make` makes, in one transaction; once per idempotency key, under which its note is kept too. `ids`
   * gives the next id. When `make` throws, nothing is written and nothing is kept under the key.
   */
  abstract addMany<N>(
    call: Call,
    mentioned: References,
    make: (ids: () => Id, context: WriteContext) => { readonly goods: readonly NewGood[]; readonly note: N },
  ): Promise<{ readonly goods: Good[]; readonly note: N }>;

  /**
   * Puts what `change` makes of a good in its place, alone on its row. The same good given back means that nothing is
   * written. Undefined when there is no such good.
   */
  abstract change(
    id: Id,
    call: Call,
    mentioned: References,
    change: (good: Good, context: WriteContext) => Good,
  ): Promise<Good | undefined>;

  /** The same with many, in one transaction. @returns those that were changed */
  abstract changeMany(
    ids: readonly Id[],
    call: Call,
    mentioned: References,
    change: (good: Good, context: WriteContext) => Good,
  ): Promise<Good[]>;

  /** Goods leave a group: all of them, or those of one lender. */
  abstract leaveGroup(tx: Tx, groupId: Id, ownerId: Id | undefined, now: number): Promise<void>;

  /** The goods of an account are deleted. */
  abstract deleteOf(tx: Tx, ownerId: Id, now: number): Promise<void>;
}

export type GoodSort = (typeof GOODS_SORTS)[number];

export interface GoodsFilter {
  readonly groupId?: Id;
  readonly tag?: string;
  readonly ownerId?: Id;
  /** Lent by the hour, or by the day. */
  readonly isHourly?: boolean;
  readonly folderId?: Id;
  /** Slug of a folder in `groupId`. */
  readonly folderSlug?: string;
  /** Limits the list to goods that this user likes. */
  readonly likedBy?: Id;
  /** Limits the list to goods of accounts acted for whose management id is also used by another good of the lender. */
  readonly sameNumber?: boolean;
  readonly sort: GoodSort;
}

export interface Page {
  /** Page number, from 1. */
  readonly page: number;
  readonly perPage: number;
}

/** A good as a map of the site names it. */
export interface OpenGood {
  readonly id: Id;
  /** Epoch milliseconds. */
  readonly updatedAt: number;
}

/** A piece of a list that is ordered by id. */
export interface Piece {
  /** The last id of the piece before. */
  readonly afterId: Id | undefined;
  readonly most: number;
}

/** Reads goods, each list in one query. */
export abstract class GoodsViews {
  /** The goods among `ids` that somebody sees by address, in no particular order. */
  abstract byIds(ids: readonly Id[], ties: ActorTies): Promise<Good[]>;
  /** A page of the goods that somebody sees in lists, and how many there are in all. */
  abstract list(filter: GoodsFilter, page: Page, ties: ActorTies): Promise<{ goods: Good[]; total: number }>;
  /** Returns the goods of a list that the actor may edit, by id after `afterId`, up to `most`. */
  abstract editable(
    filter: GoodsFilter,
    afterId: Id | undefined,
    most: number,
    ties: ActorTies,
  ): Promise<Good[]>;
  /** Goods that are open to everybody and not hidden, as far as somebody reaches them, by id. */
  abstract open(piece: Piece & { readonly skip: number }, ties: ActorTies): Promise<OpenGood[]>;
  /** The groups that such goods are in, by id. */
  abstract openGroups(piece: Piece, ties: ActorTies): Promise<Id[]>;
  /** Goods whoever may see them, deleted ones too; those that never were are left out. */
  abstract facts(ids: readonly Id[]): Promise<Good[]>;
}
