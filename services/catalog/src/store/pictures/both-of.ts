import type { DomainError } from '@kashikari/kernel';
import { refused } from '@kashikari/kernel';
import sharp, { type Sharp } from 'sharp';
import type { MadePicture } from '../../app/ports';
import { MAX_PIXELS, PICTURE_SIZES } from '../../domain/picture';

/**
 * Makes the full picture and the thumbnail, upright. Metadata is dropped: EXIF with place and device, color profiles.
 */
export async function bothOf(open: () => Sharp, seconds: number): Promise<MadePicture> {
  const full = await within(open(), PICTURE_SIZES.full, 82, seconds);
  const thumb = await within(open(), PICTURE_SIZES.thumb, 78, seconds);
  return { full: full.data, thumb: thumb.data, width: full.info.width, height: full.info.height };
}

/** @param seconds what takes longer was made to; libvips stops there by itself, whoever waits for it */
function within(picture: Sharp, side: number, quality: number, seconds: number) {
  return picture
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds })
    .toBuffer({ resolveWithObject: true });
}

/** A picture that somebody has sent, whatever its first bytes say of it. */
export function photo(content: Uint8Array): Sharp {
  return sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

/** Maps an error of libvips, which has no codes, to a refusal. Every error is attributed to the bytes. */
export function pictureRefusal(error: unknown): DomainError {
  const reason = error instanceof Error ? error.message : '';
  if (/exceeds pixel limit/i.test(reason)) {
    return refused('image.size', { max_pixels: MAX_PIXELS });
  }
  if (/^timeout:/.test(reason)) return refused('file.too_complex');
  return refused('image.broken');
}
