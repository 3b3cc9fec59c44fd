import type { Tx } from '@kashikari/platform/tx';
import type { Call } from '@kashikari/kernel';
import type { KnownPicture } from '../domain/attach-pictures';
import type { LiveBookings } from '../domain/delete-good';
import type { Good } from '../domain/good';
import type { Id } from '../domain/ids';
import type { Tile } from '../domain/illustration';
import type { AccountFact, GroupFact, ManagerFact, MembershipFact, PeopleFacts } from '../domain/people';
import type { Picture, Upload } from '../domain/picture';
import type { PictureFile } from '../domain/picture-url';
import type { Standing } from '../domain/standing';

/** What the database knows when a good is written, read inside the transaction. */
export interface WriteFacts {
  readonly standing: Standing;
  readonly pictures: readonly KnownPicture[];
}

/** A good that is made, before the store adds what it alone knows. */
export type NewGood = Omit<Good, 'lenderClosed'>;

/** Writes goods; each change and its event are one transaction. */
export abstract class GoodsRepository {
  /** Adds what `make` makes; once per idempotency key of the call, whose first answer is given again. */
  abstract add(
    call: Call,
    pictureIds: readonly Id[],
    make: (id: Id, facts: WriteFacts) => NewGood,
  ): Promise<Good>;

  /**
   * Adds all that `make` makes, in one transaction; once per idempotency key, under which its note is kept too. `ids`
   * gives the next id. When `make` throws, nothing is written and nothing is kept under the key.
   */
  abstract addMany<N>(
    call: Call,
    make: (ids: () => Id, facts: WriteFacts) => { readonly goods: readonly NewGood[]; readonly note: N },
  ): Promise<{ readonly goods: Good[]; readonly note: N }>;

  /**
   * Puts what `change` makes of a good in its place, alone on its row. The same good given back means that nothing is
   * written. Undefined when there is no such good.
   */
  abstract change(
    id: Id,
    call: Call,
    pictureIds: readonly Id[],
    change: (good: Good, facts: WriteFacts) => Good,
  ): Promise<Good | undefined>;

  /** The same with many, in one transaction. @returns those that were changed */
  abstract changeMany(
    ids: readonly Id[],
    call: Call,
    change: (good: Good, facts: WriteFacts) => Good,
  ): Promise<Good[]>;

  /** Goods leave a group: all of them, or those of one lender. */
  abstract leaveGroup(tx: Tx, groupId: Id, ownerId: Id | undefined, now: number): Promise<void>;

  /** The goods of an account are deleted. */
  abstract deleteOf(tx: Tx, ownerId: Id, now: number): Promise<void>;

  /** Adds to the number of bookings of goods; the last says when one was booked. */
  abstract countBookings(tx: Tx, counts: readonly BookingCount[]): Promise<void>;
}

/** What has happened to a good's bookings since it was last told. */
export interface BookingCount {
  readonly goodId: Id;
  /** Bookings made less bookings cancelled. */
  readonly added: number;
  /** Epoch milliseconds; null when none was made. */
  readonly bookedAt: number | null;
}

export const GOOD_SORTS = ['latest', 'popular', 'alphabetic', 'booked_at'] as const;
export type GoodSort = (typeof GOOD_SORTS)[number];

export interface GoodsFilter {
  readonly groupId?: Id;
  readonly tag?: string;
  readonly ownerId?: Id;
  /** Lent by the hour, or by the day. */
  readonly isHourly?: boolean;
  readonly folderId?: Id;
  /** Only goods that this user likes. */
  readonly likedBy?: Id;
  readonly sort: GoodSort;
}

export interface Page {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

/** Reads goods, each list in one query. */
export abstract class GoodsViews {
  /** The goods among `ids` that somebody sees by address, in no particular order. */
  abstract byIds(ids: readonly Id[], standing: Standing): Promise<Good[]>;
  /** A page of the goods that somebody sees in lists, and how many there are in all. */
  abstract list(
    filter: GoodsFilter,
    page: Page,
    standing: Standing,
  ): Promise<{ goods: Good[]; total: number }>;
  /** Goods of a list that somebody may edit, by id after `afterId`, at most so many. */
  abstract editable(
    filter: GoodsFilter,
    afterId: Id | undefined,
    most: number,
    standing: Standing,
  ): Promise<Good[]>;
  /** Goods whoever may see them, deleted ones too; those that never were are left out. */
  abstract facts(ids: readonly Id[]): Promise<Good[]>;
}

/** Catalog's copies of identity's facts. */
export abstract class PeopleRepository {
  abstract standingOf(call: Call): Promise<Standing>;
  abstract unknownGroups(ids: readonly Id[]): Promise<Id[]>;
  /** By id or slug. */
  abstract groupId(idOrSlug: string): Promise<Id | undefined>;
  /** Whether somebody may still put goods into a group: a live membership, or acting for its owner. */
  abstract hasPlace(tx: Tx, userId: Id, groupId: Id): Promise<boolean>;
  /** Runs `work` in a transaction of its own. */
  abstract transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Each takes in facts and answers those that were newer than the copies. */
  abstract applyAccounts(tx: Tx, facts: readonly AccountFact[]): Promise<AccountFact[]>;
  abstract applyGroups(tx: Tx, facts: readonly GroupFact[]): Promise<GroupFact[]>;
  abstract applyMemberships(tx: Tx, facts: readonly MembershipFact[]): Promise<MembershipFact[]>;
  abstract applyManagers(tx: Tx, facts: readonly ManagerFact[]): Promise<ManagerFact[]>;
}

/** Pictures: what was announced, what has arrived, what is shown where. */
export abstract class PicturesRepository {
  /** Notes a picture to come under a new id, and orders its removal for the time when nobody has used it. */
  abstract announce(upload: Upload, uploaderId: Id, alt: string, now: number): Promise<Id>;
  abstract announced(ids: readonly Id[]): Promise<AnnouncedUpload[]>;
  /** What somebody has sent and has arrived, the newest first. */
  abstract sentBy(uploaderId: Id, beforeId: Id | null, most: number): Promise<Picture[]>;
  /** Notes that the bytes have come, and what they showed. */
  abstract arrived(id: Id, made: { readonly width: number; readonly height: number }): Promise<void>;
  /** A group, or an account, is about to show pictures, unless `check` throws; they are held meanwhile. */
  abstract claim(
    groupId: Id,
    ids: readonly Id[],
    check: (known: readonly KnownPicture[]) => void,
  ): Promise<void>;
  /** Groups and accounts show these pictures as their own and no others. */
  abstract showInGroups(
    tx: Tx,
    showing: readonly Pick<GroupFact, 'id' | 'imageIds'>[],
    now: number,
  ): Promise<void>;
  /** Of an account that is gone nothing is shown any more: what it, its goods and its groups showed is removed at once. */
  abstract forgetOf(tx: Tx, accountId: Id, now: number): Promise<void>;
  /** Forgets a picture unless a good or a group shows it; says whether it did. */
  abstract forgetUnused(tx: Tx, id: Id): Promise<boolean>;
}

/** A picture that was announced; its pixels are unknown until its bytes have come. */
export interface AnnouncedUpload extends Upload {
  readonly id: Id;
  readonly uploaderId: Id;
  readonly alt: string;
  readonly size: { readonly width: number; readonly height: number } | undefined;
}

/** Signs uploads and checks the signature; the clock here is the machine's own. */
export abstract class UploadSigner {
  /** Where the bytes are to be PUT, as long as the session goes on. */
  abstract sign(id: Id, upload: Upload, sessionId?: string): Promise<string>;
  /** Whether this signature was made by us for this picture, its type and length, in this session, and has not run out. */
  abstract verify(
    id: Id,
    upload: Upload,
    signature: { readonly expires: number; readonly signature: string },
    sessionId?: string,
  ): boolean;
}

/** The two files of a picture. */
export interface MadePicture {
  readonly full: Uint8Array;
  readonly thumb: Uint8Array;
  /** Pixels of the full picture. */
  readonly width: number;
  readonly height: number;
}

/** Makes pictures fit to be shown. Refuses what can't be read with `image.broken`, bombs with `image.size`. */
export abstract class PictureMaker {
  /** @throws DomainError `image.broken`, `image.size`, `file.too_complex`, or `busy` while many of the uploader's wait */
  abstract fromPhoto(content: Uint8Array, uploaderId: Id): Promise<MadePicture>;
  /** A drawing, stood on the lower edge of a tile. */
  abstract fromIllustration(svg: Uint8Array, tile: Tile): Promise<MadePicture>;
}

/** Where files lie: a folder, or a bucket. */
export abstract class PictureFiles {
  abstract write(file: PictureFile, content: Uint8Array): Promise<void>;
  abstract read(file: PictureFile): Promise<Uint8Array | undefined>;
  abstract remove(file: PictureFile): Promise<void>;
  /** The raw bytes that a browser has PUT into the bucket; none where uploads come through us. */
  abstract takeUpload(id: Id): Promise<Uint8Array | undefined>;
}

/** The identity service, asked once for what the copies don't know yet. */
export abstract class IdentityClient {
  abstract accessOf(userId: Id): Promise<PeopleFacts>;
  abstract groups(ids: readonly Id[]): Promise<PeopleFacts>;
}

/** The reservation service. */
export abstract class ReservationClient {
  abstract liveBookings(goodId: Id): Promise<LiveBookings>;
  /** Tells of a good's new state before we answer; best effort, the event repeats it. */
  abstract push(good: Good): Promise<void>;
  /** The same of many by one call. */
  abstract pushAll(goods: readonly Good[]): Promise<void>;
}
