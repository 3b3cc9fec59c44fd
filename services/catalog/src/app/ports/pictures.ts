import type { Tx } from '@kashikari/platform/tx';
import type { KnownPicture } from '../../domain/attach-pictures';
import type { Id } from '../../domain/ids';
import type { Tile } from '../../domain/illustration';
import type { GroupSnapshot } from '../../domain/people';
import type { Picture, Upload } from '../../domain/picture';
import type { PictureFile } from '../../domain/picture-url';

/** Pictures: what was announced, what has arrived, what is shown where. */
export abstract class Pictures {
  /** Notes a picture to come under a new id, and orders its removal for the time when nobody has used it. */
  abstract announce(upload: Upload, uploaderId: Id, alt: string, now: number): Promise<Id>;
  abstract announced(ids: readonly Id[]): Promise<AnnouncedUpload[]>;
  /** Returns the user's uploaded pictures that have arrived, newest first. */
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
    showing: readonly Pick<GroupSnapshot, 'id' | 'imageIds'>[],
    now: number,
  ): Promise<void>;
  /** Applies shown pictures in a separate transaction, for an organization's shell. */
  abstract showOnly(showing: Pick<GroupSnapshot, 'id' | 'imageIds'>, now: number): Promise<void>;
  /** Removes at once all pictures that a deleted account, its goods and its groups showed. */
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
  /** Returns the address for the PUT of the bytes, valid as long as the session. */
  abstract sign(id: Id, upload: Upload, sessionId?: string): Promise<string>;
  /**
   * Returns true if this service made the signature for this picture, type, length and session, and it has not expired.
   */
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
  /** Makes a picture of a drawing, placed on the lower edge of a tile. */
  abstract fromIllustration(svg: Uint8Array, tile: Tile): Promise<MadePicture>;
}

/** File storage: a folder or a bucket. */
export abstract class PictureFiles {
  abstract write(file: PictureFile, content: Uint8Array): Promise<void>;
  abstract read(file: PictureFile): Promise<Uint8Array | undefined>;
  abstract remove(file: PictureFile): Promise<void>;
  /** The raw bytes that a browser has PUT into the bucket; none where uploads come through us. */
  abstract takeUpload(id: Id): Promise<Uint8Array | undefined>;
}
