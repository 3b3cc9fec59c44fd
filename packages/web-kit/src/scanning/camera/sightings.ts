import { type Code, isLowerBarcode, readCode } from '@kashikari/kernel';
import type { DetectedCode } from './detected-code';

/** A code counts again only after so long out of sight, milliseconds. */
export const OUT_OF_SIGHT_MS = 2_000;

/** The second read of a code without a check digit comes within so many milliseconds. */
const AGREE_MS = 1_000;

/** Formats without a check digit: one bad bar is another code. */
const WEAK_FORMATS = new Set<string | undefined>(['Codabar', 'Code39']);

/**
 * Decides which codes of a camera's frames count. The one nearest to the middle does, once for as long as it is in sight. Codes
 * without a check digit need two equal reads, and so does the lower barcode of a book, which never counts beside the upper one.
 * Short reads of ITF are dropped.
 * @returns a function of a frame's codes and its time in milliseconds, which returns the code that counts
 */
export function sightings(): (found: readonly DetectedCode[], now: number) => string | undefined {
  const seenAt = new Map<string, number>();
  let doubted = { text: '', at: -Infinity };
  let bookAt = -Infinity;

  function isInSight(text: string, now: number): boolean {
    return now - (seenAt.get(text) ?? -Infinity) < OUT_OF_SIGHT_MS;
  }

  return (found, now) => {
    const codes = [...found]
      .sort((one, other) => one.offCentre - other.offCentre)
      .flatMap((one) => readCode(one) ?? []);
    if (codes.some(({ isbn }) => isbn)) bookAt = now;
    const [nearest] = codes.filter(({ text }) => !isLowerBarcode(text) || now - bookAt >= OUT_OF_SIGHT_MS);
    for (const { text } of codes) if (isInSight(text, now)) seenAt.set(text, now);
    if (!nearest || isInSight(nearest.text, now)) return undefined;
    if (needsTwo(nearest) && (doubted.text !== nearest.text || now - doubted.at > AGREE_MS)) {
      doubted = { text: nearest.text, at: now };
      return undefined;
    }
    seenAt.set(nearest.text, now);
    return nearest.text;
  };
}

function needsTwo({ format, text }: Code): boolean {
  return WEAK_FORMATS.has(format) || isLowerBarcode(text);
}
