import type { Answer, Work } from './decoder.worker';
import type { DetectedCode } from './detected-code';

/** Decodes pictures in a worker, one at a time. */
export interface Decoder {
  /** Reads the codes in a picture, or in the frame that a video shows. A picture that cannot be decoded has none. */
  read(source: HTMLVideoElement | ImageBitmap): Promise<readonly DetectedCode[]>;
  close(): void;
}

/**
 * Starts the worker. It and the decoder's WebAssembly come from the origin of the shell, which carries this package, also where a
 * remote is served from elsewhere.
 */
export function openDecoder(): Decoder {
  const worker = new Worker(new URL('./decoder.worker.ts', import.meta.url));
  const waiting = new Map<number, (found: readonly DetectedCode[]) => void>();
  let next = 0;

  function fail(): void {
    for (const answer of waiting.values()) answer([]);
    waiting.clear();
  }
  worker.onmessage = ({ data: { id, found } }: MessageEvent<Answer>) => {
    waiting.get(id)?.(found);
    waiting.delete(id);
  };
  worker.onerror = fail;

  return {
    async read(source) {
      const picture = await pictureOf(source);
      const id = (next += 1);
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        const transfer = picture instanceof ImageData ? [picture.data.buffer] : [picture];
        worker.postMessage({ id, picture } satisfies Work, transfer);
      });
    },
    close() {
      worker.terminate();
      fail();
    },
  };
}

async function pictureOf(source: HTMLVideoElement | ImageBitmap): Promise<ImageBitmap | ImageData> {
  if (typeof OffscreenCanvas !== 'undefined') return createImageBitmap(source);
  const [width, height] =
    source instanceof HTMLVideoElement
      ? [source.videoWidth, source.videoHeight]
      : [source.width, source.height];
  const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
    willReadFrequently: true,
  });
  if (!pen) throw new Error('no canvas');
  pen.drawImage(source, 0, 0);
  return pen.getImageData(0, 0, width, height);
}
