import { isId, type Id } from './ids';
import { PICTURE_SIZES, type PictureSize } from './picture';

/** Path of picture files, below the address of the product. */
const FILES = '/files/';

/** One stored file: a picture in one size. */
export interface PictureFile {
  readonly id: Id;
  readonly size: PictureSize;
}

/** The key of a file, the same in the folder and in the bucket. */
export function pictureKey({ id, size }: PictureFile): string {
  return `images/${id}/${size}.webp`;
}

/** The public address of a picture, relative to the product's. */
export function pictureUrl(id: Id, size: PictureSize): string {
  return FILES + pictureKey({ id, size });
}

/** The file that an address or key names; nothing else is ever read from disk or bucket. */
export function readPicturePath(path: string): PictureFile | undefined {
  const [, id, size] = /^(?:\/?files\/)?images\/([0-9a-f-]{36})\/([a-z]+)\.webp$/.exec(path) ?? [];
  if (!id || !size || !isId(id) || !Object.hasOwn(PICTURE_SIZES, size)) return undefined;
  return { id, size: size as PictureSize };
}
