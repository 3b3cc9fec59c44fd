import { PictureFault } from './picture-fault';
import { BYTES_OF_KIND, kindOf, type PictureKind } from './picture-kind';
import { MAX_FILE_BYTES, MAX_PIXELS } from './picture-limits';
import { sizeOf } from './picture-size';

const KINDS: readonly string[] = ['jpeg', 'png', 'webp', 'avif', 'heic'] satisfies PictureKind[];

const isPicture = (kind: string): kind is PictureKind => KINDS.includes(kind);

/**
 * Returns what kind of picture a file is.
 * @throws PictureFault for another file, or a picture too large to be decoded
 */
export async function checkPicture(file: Blob): Promise<PictureKind> {
  const kind = kindOf(new Uint8Array(await file.slice(0, BYTES_OF_KIND).arrayBuffer()));
  if (!isPicture(kind)) throw new PictureFault(kind);
  if (file.size > MAX_FILE_BYTES) throw new PictureFault('large', Math.ceil(file.size / 1e6));
  const size = await sizeOf(file, kind);
  if (!size || size.width < 1 || size.height < 1) throw new PictureFault('broken');
  const pixels = size.width * size.height;
  if (pixels > MAX_PIXELS) throw new PictureFault('pixels', Math.ceil(pixels / 1e6));
  return kind;
}
