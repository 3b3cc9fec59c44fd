import { checkPicture } from './check-picture';
import { PictureFault } from './picture-fault';
import { MAX_SENT_BYTES, MAX_SIDE } from './picture-limits';
import type { PictureSize } from './picture-size';

/** Qualities that are tried one after the other, before the picture becomes smaller. */
const QUALITIES = [0.86, 0.76, 0.66];

/** Factor that shortens the sides if no quality made the file small enough. */
const STEP = 0.8;

/**
 * Prepares a picture for sending: upright, up to `MAX_SIDE` pixels and `MAX_SENT_BYTES`, without metadata. Transparency
 * is preserved. Redrawing it removes EXIF data and with it the location.
 * @throws PictureFault
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const kind = await checkPicture(file);
  const picture = await decode(file).catch(() => {
    throw new PictureFault(kind === 'heic' ? 'heic' : 'broken');
  });
  for (let side = MAX_SIDE; ; side *= STEP) {
    const canvas = draw(
      picture,
      fitting({ width: picture.naturalWidth, height: picture.naturalHeight }, side),
    );
    const isClear = kind !== 'jpeg' && kind !== 'heic' && hasClearPixels(canvas);
    for (const attempt of formats(kind === 'png', isClear)) {
      const made = await encode(canvas, attempt);
      if (made.size <= MAX_SENT_BYTES) return made;
    }
  }
}

interface Format {
  readonly type: string;
  readonly quality?: number;
}

/** Drawings and screenshots stay sharp as long as they are small; a browser that writes no WebP writes a PNG instead. */
function formats(isPng: boolean, isClear: boolean): Format[] {
  const lossy = isClear ? 'image/webp' : 'image/jpeg';
  const sharp: Format[] = isPng ? [{ type: 'image/png' }] : [];
  return [...sharp, ...QUALITIES.map((quality) => ({ type: lossy, quality }))];
}

/** Loads a picture as the page would show it, rotated according to its EXIF data. */
async function decode(file: Blob): Promise<HTMLImageElement> {
  const picture = new Image();
  const url = URL.createObjectURL(file);
  try {
    picture.src = url;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Returns a size of the same proportions whose longer side is no longer than `side`. */
export function fitting({ width, height }: PictureSize, side: number): PictureSize {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Halves the picture until it is nearly as small: drawn at once, browsers leave pixels out. */
function draw(picture: HTMLImageElement, size: PictureSize): HTMLCanvasElement {
  let from: HTMLImageElement | HTMLCanvasElement = picture;
  let now: PictureSize = { width: picture.naturalWidth, height: picture.naturalHeight };
  while (now.width > 2 * size.width) {
    now = { width: Math.ceil(now.width / 2), height: Math.ceil(now.height / 2) };
    from = drawn(from, now);
  }
  return drawn(from, size);
}

function drawn(from: CanvasImageSource, { width, height }: PictureSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(from, 0, 0, width, height);
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  // No memory for another canvas.
  if (!context) throw new PictureFault('broken');
  return context;
}

function hasClearPixels(canvas: HTMLCanvasElement): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 255) return true;
  return false;
}

function encode(canvas: HTMLCanvasElement, { type, quality }: Format): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new PictureFault('broken'))), type, quality);
  });
}
