import { refuse, allow, type Verdict } from '@kashikari/kernel';
import type { Id } from './ids';

/** A picture of a good, stored as a picture and a thumbnail without metadata. */
export interface Picture {
  readonly id: Id;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Alternative text for screen readers; may be empty. */
  readonly alt: string;
}

/** Sizes of the two files made of every upload: maximum length of the longer side, pixels. */
export const PICTURE_SIZES = { full: 1600, thumb: 400 } as const;
export type PictureSize = keyof typeof PICTURE_SIZES;

/** The largest upload, bytes: a photo of a present-day phone with room to spare. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** Maximum number of pixels of an unpacked picture; more is a decompression bomb. */
export const MAX_PIXELS = 64_000_000;

/** A picture that no good shows is removed after this time, milliseconds. */
export const KEEP_UNUSED = 24 * 60 * 60 * 1000;

/** Accepted types. SVG is excluded: it is a document with scripts. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** An announced upload. */
export interface Upload {
  readonly contentType: string;
  readonly byteSize: number;
}

/** Refuses other types than pictures, and invalid sizes. */
export function checkUpload(contentType: string, byteSize: number): Verdict<Upload> {
  const type = UPLOAD_TYPES.find((known) => known === contentType);
  if (!type) return refuse('image.type', { allowed: UPLOAD_TYPES }, 'content_type');
  if (!Number.isInteger(byteSize) || byteSize < 1 || byteSize > MAX_UPLOAD_BYTES) {
    return refuse('image.size', { max: MAX_UPLOAD_BYTES }, 'byte_size');
  }
  return allow({ contentType: type, byteSize });
}

/** Refuses bytes that are not what was announced, by length and by their first bytes. */
export function checkContent(upload: Upload, content: Uint8Array): Verdict<Uint8Array> {
  if (content.length !== upload.byteSize) {
    return refuse('image.size', { expected: upload.byteSize, received: content.length });
  }
  if (typeOf(content) !== upload.contentType) return refuse('image.type', { allowed: UPLOAD_TYPES });
  return allow(content);
}

const FTYP = [0x66, 0x74, 0x79, 0x70];
const AVIF = [0x61, 0x76, 0x69, 0x66];

/** The type of a picture by its first bytes, whatever its name says. */
export function typeOf(content: Uint8Array): UploadType | undefined {
  const begins = (at: number, ...bytes: number[]) =>
    bytes.every((byte, offset) => content[at + offset] === byte);
  if (begins(0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (begins(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (begins(0, 0x52, 0x49, 0x46, 0x46) && begins(8, 0x57, 0x45, 0x42, 0x50)) return 'image/webp';
  // ISO base media file: the box `ftyp` with the brand of a still picture (AVIF 1.1, section 6).
  if (begins(4, ...FTYP, ...AVIF)) return 'image/avif';
  return undefined;
}
