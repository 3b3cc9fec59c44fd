import { useMutation } from './use-mutation';
import { ApiError, toApiError } from './api-error';
import { answer, api } from './client';
import { fileUrl } from './file-url';

/** A picture that has arrived, before it belongs to anything. */
export interface SentPicture {
  readonly id: string;
  /** Shown from this device, so that it is there at once. */
  readonly preview: string;
  /** Where the server shows it, also after this page. */
  readonly publicUrl: string;
}

/** The types of pictures that the server accepts. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** For the `accept` of a picture input. */
export const PICTURE_TYPES = TYPES.join(',');

function isPictureType(type: string): type is (typeof TYPES)[number] {
  return (TYPES as readonly string[]).includes(type);
}

/** Asks where to put a picture and puts it there. Refusals: `image.type`, `image.size`, `image.upload`. */
export function useSendPicture() {
  return useMutation({
    mutationFn: async (file: File): Promise<SentPicture> => {
      if (!isPictureType(file.type)) throw new ApiError(400, 'image.type');
      const query = { content_type: file.type, byte_size: file.size };
      const upload = await answer(api.GET('/images/s3_presigned_url', { params: { query } }));
      const put = await fetch(fileUrl(upload.url), {
        method: 'PUT',
        headers: { 'content-type': file.type },
        body: file,
      });
      if (put.status === 429) throw toApiError(429, await put.json().catch(() => undefined));
      if (!put.ok) throw new ApiError(put.status, 'image.upload');
      return { id: upload.image_id, preview: URL.createObjectURL(file), publicUrl: upload.public_url };
    },
  });
}
