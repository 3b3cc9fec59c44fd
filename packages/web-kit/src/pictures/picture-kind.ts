import type { FaultKind } from './picture-fault';

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** Bytes that `kindOf` needs from the beginning of a file. */
export const BYTES_OF_KIND = 512;

const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** Returns the kind of a file by its first bytes. Names and types are not reliable. */
export function kindOf(head: Uint8Array): PictureKind | FaultKind {
  const says = (at: number, text: string) => latin(head, at, text.length) === text;
  if (says(0, '\xff\xd8\xff')) return 'jpeg';
  if (says(0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (says(0, 'RIFF') && says(8, 'WEBP')) return 'webp';
  if (says(4, 'ftyp')) return kindOfBrands(head);
  if (says(0, 'GIF8')) return 'gif';
  if (says(0, '%PDF-')) return 'pdf';
  return isText(head) ? 'text' : 'other';
}

/** ISO base media files name their own brand first, then those that they are compatible with. */
function kindOfBrands(head: Uint8Array): PictureKind | FaultKind {
  const end = Math.min(head.length, new DataView(head.buffer, head.byteOffset).getUint32(0));
  const brands: string[] = [latin(head, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(latin(head, at, 4));
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return HEIC_BRANDS.includes(brands[0]!) ? 'heic' : 'movie';
}

/** UTF-8 without control characters; the last character may be cut off. */
function isText(head: Uint8Array): boolean {
  if (head.length === 0 || head.some((byte) => byte < 32 && ![9, 10, 12, 13].includes(byte))) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Bytes as characters, one each. */
export function latin(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
