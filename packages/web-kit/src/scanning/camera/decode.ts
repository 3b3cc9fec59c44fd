import { SCAN_FORMATS } from '@kashikari/kernel';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { DetectedCode } from './detected-code';

/** The lower and the upper barcode of a book, and one beside them. */
const MAX_CODES = 3;

/** The reader's own file, served beside the script: nothing is fetched from elsewhere. */
const WASM = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

prepareZXingModule({ overrides: { locateFile: () => WASM } });

/** Reads the codes in a picture. */
export async function decode(picture: ImageData): Promise<readonly DetectedCode[]> {
  const options = { formats: [...SCAN_FORMATS], maxNumberOfSymbols: MAX_CODES };
  const found = await readBarcodes(picture, options);
  return found.map(({ text, format, position }) => ({
    text,
    format,
    offCentre: offCentre(Object.values(position ?? {}), picture),
  }));
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the distance from the center of some corners to the center of a picture. */
export function offCentre(
  corners: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
): number {
  const middle = (axis: 'x' | 'y') => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  if (corners.length === 0) return 0;
  return Math.hypot(middle('x') - width / 2, middle('y') - height / 2) / Math.max(width, height);
}
