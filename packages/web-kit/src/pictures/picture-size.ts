import { latin, type PictureKind } from './picture-kind';

/** Pixels as they are stored; a turned picture is shown with both exchanged. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

type Size = PictureSize | undefined;

/** Maximum number of JPEG segments before the size. Real files have a few dozen, of up to 64 kB. */
const MAX_SEGMENTS = 1000;

/** The part of a HEIC or AVIF file that describes its pictures. */
const MAX_META_BYTES = 4_000_000;

/** Reads the size of a picture from its header, without decoding a pixel; undefined if the header has no size. */
export function sizeOf(file: Blob, kind: PictureKind): Promise<Size> {
  return READERS[kind](file);
}

const READERS: Readonly<Record<PictureKind, (file: Blob) => Promise<Size>>> = {
  png: async (file) => {
    const head = await bytesOf(file, 0, 24);
    return head && latin(head, 12, 4) === 'IHDR'
      ? { width: u32(head, 16), height: u32(head, 20) }
      : undefined;
  },
  jpeg: sizeOfJpeg,
  webp: sizeOfWebp,
  avif: sizeOfItems,
  heic: sizeOfItems,
};

/** Walks from segment to segment to the frame header (ITU T.81, B.2.2). */
async function sizeOfJpeg(file: Blob): Promise<Size> {
  let at = 2;
  for (let count = 0; count < MAX_SEGMENTS; count += 1) {
    const head = await bytesOf(file, at, 9);
    if (!head || head[0] !== 0xff) return undefined;
    const marker = head[1]!;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { height: u16(head, 5), width: u16(head, 7) };
    else if (marker === 0xda) return undefined;
    else at += 2 + u16(head, 2);
  }
  return undefined;
}

/** SOF0 to SOF15, without the tables that have numbers among them (DHT, JPG, DAC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The three forms of the first chunk (RFC 9649, sections 2.5 to 2.7). */
async function sizeOfWebp(file: Blob): Promise<Size> {
  const head = await bytesOf(file, 0, 30);
  if (!head) return undefined;
  const low = (at: number, bytes: number) =>
    Array.from({ length: bytes }, (_, index) => head[at + index]! << (8 * index)).reduce((a, b) => a | b, 0);
  const form = latin(head, 12, 4);
  if (form === 'VP8X') return { width: low(24, 3) + 1, height: low(27, 3) + 1 };
  if (form === 'VP8 ') return { width: low(26, 2) & 0x3fff, height: low(28, 2) & 0x3fff };
  if (form !== 'VP8L') return undefined;
  const bits = low(21, 4);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** The largest of the pictures that a HEIC or AVIF file describes: the whole one, beside its tiles and thumbnail. */
async function sizeOfItems(file: Blob): Promise<Size> {
  for (let at = 0; ;) {
    const head = await bytesOf(file, at, 8);
    if (!head) return undefined;
    const length = u32(head, 0);
    if (latin(head, 4, 4) === 'meta') {
      const meta = length <= MAX_META_BYTES ? await bytesOf(file, at, length) : undefined;
      return meta && largest(propertiesIn(meta));
    }
    if (length < 8) return undefined;
    at += length;
  }
}

/** Sizes (`ispe`) in `meta` › `iprp` › `ipco` (ISO/IEC 23008-12, 6.5.3). */
function propertiesIn(meta: Uint8Array): PictureSize[] {
  const inner = (box: Uint8Array, skip: number, type: string) =>
    boxesIn(box.subarray(skip)).filter((one) => latin(one, 4, 4) === type);
  return inner(meta, 12, 'iprp')
    .flatMap((box) => inner(box, 8, 'ipco'))
    .flatMap((box) => inner(box, 8, 'ispe'))
    .filter((box) => box.length >= 20)
    .map((box) => ({ width: u32(box, 12), height: u32(box, 16) }));
}

function boxesIn(bytes: Uint8Array): Uint8Array[] {
  const boxes: Uint8Array[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = u32(bytes, at);
    if (length < 8) break;
    boxes.push(bytes.subarray(at, at + length));
    at += length;
  }
  return boxes;
}

function largest(sizes: readonly PictureSize[]): Size {
  return [...sizes].sort((a, b) => b.width * b.height - a.width * a.height)[0];
}

/** Bytes of a file; undefined where it ends before. */
async function bytesOf(file: Blob, at: number, length: number): Promise<Uint8Array | undefined> {
  const bytes = new Uint8Array(await file.slice(at, at + length).arrayBuffer());
  return bytes.length === length ? bytes : undefined;
}

const u16 = (bytes: Uint8Array, at: number) => (bytes[at]! << 8) | bytes[at + 1]!;
const u32 = (bytes: Uint8Array, at: number) => u16(bytes, at) * 0x10000 + u16(bytes, at + 2);
