import { answer, api } from '../api/client';
import { fileUrl } from '../api/file-url';
import { putFile } from './put-file';
import { shrinkPicture } from './shrink-picture';

/** A picture that has arrived, before it belongs to anything. */
export interface SentPicture {
  readonly id: string;
  /** Local address of the picture, which is shown immediately. */
  readonly preview: string;
  /** Address on the server, which stays valid after this page. */
  readonly publicUrl: string;
  /** Size of the sent file, bytes. */
  readonly bytes: number;
}

/** Types that the server accepts, by what a canvas writes. */
type SentType = 'image/jpeg' | 'image/png' | 'image/webp';

/** The part of the way that shrinking takes; sending takes the rest. */
export const SHRUNK = 0.4;

/**
 * Shrinks a chosen file, requests an upload address and uploads it. `onProgress` gets 0 to 1.
 * @throws PictureFault before anything is sent; ApiError `image.upload`, limits and quotas
 */
export async function sendPicture(file: File, onProgress: (come: number) => void): Promise<SentPicture> {
  const picture = await shrinkPicture(file);
  onProgress(SHRUNK);
  const query = { content_type: picture.type as SentType, byte_size: picture.size };
  const upload = await answer(api.GET('/images/s3_presigned_url', { params: { query } }));
  await putFile(fileUrl(upload.url), picture, (part) => onProgress(SHRUNK + (1 - SHRUNK) * part));
  return {
    id: upload.image_id,
    preview: URL.createObjectURL(picture),
    publicUrl: upload.public_url,
    bytes: picture.size,
  };
}
