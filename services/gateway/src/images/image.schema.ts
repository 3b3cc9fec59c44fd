import { z } from 'zod';
import { id } from '../schema/ids';
import { wholeInQuery } from '../schema/numbers';
import { text } from '../schema/text';

/** A picture of a good. */
export const Image = z
  .object({
    id: id(),
    public_url: z.string(),
    thumbnail_public_url: z.string(),
    width: z.int().nullable().describe('Pixels.'),
    height: z.int().nullable().describe('Pixels.'),
    alt: z.string().describe('Text for screen readers; may be empty.'),
  })
  .meta({ id: 'Image' });

export type Image = z.infer<typeof Image>;

export const uploadQuery = z.object({
  content_type: z.enum(['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
  alt: text(300).optional().describe('Text for screen readers.'),
  byte_size: wholeInQuery(1, 10 * 1024 * 1024).describe('Exact size of the upload in bytes.'),
});

export const UploadAnswer = z
  .object({
    image_id: id(),
    url: z
      .string()
      .describe('PUT the bytes here, with the same Content-Type. May be relative to this server.'),
    public_url: z.string().describe('Address of the picture after the upload.'),
  })
  .meta({ id: 'UploadAnswer' });
