import { decode } from './decode';
import { nativeDecoder } from './decode-natively';
import type { DetectedCode } from './detected-code';

/** A picture for the worker. A bitmap where the browser draws in workers, else its pixels. */
export interface Work {
  readonly id: number;
  readonly picture: ImageBitmap | ImageData;
}

/** The worker's answer. A picture that cannot be decoded has no codes. */
export interface Answer {
  readonly id: number;
  readonly found: readonly DetectedCode[];
}

const native = nativeDecoder();
let pen: OffscreenCanvasRenderingContext2D | null = null;

self.onmessage = ({ data: { id, picture } }: MessageEvent<Work>) => {
  void read(picture)
    .catch(() => [])
    .then((found) => self.postMessage({ id, found } satisfies Answer));
};

async function read(picture: ImageBitmap | ImageData): Promise<readonly DetectedCode[]> {
  if (picture instanceof ImageData) return decode(picture);
  const ownDecoder = await native;
  try {
    return ownDecoder ? await ownDecoder(picture) : await decode(pixelsOf(picture));
  } finally {
    picture.close();
  }
}

function pixelsOf(picture: ImageBitmap): ImageData {
  const { width, height } = picture;
  if (pen?.canvas.width !== width || pen.canvas.height !== height) {
    pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  }
  if (!pen) throw new Error('no canvas');
  pen.drawImage(picture, 0, 0);
  return pen.getImageData(0, 0, width, height);
}
