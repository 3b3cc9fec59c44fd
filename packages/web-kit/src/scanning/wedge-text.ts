import { type WedgeLayout, WEDGE_LAYOUTS, characterAt } from './wedge-layout';
import { type Stroke, isSeparator } from './wedge-reader';

/** Text of the printed code by which a scanner's keyboard is learnt. The place of the plus differs between keyboards. */
export const SET_UP_CODE = 'KASHIKARI+1';

/** GS, which ends an element of GS1 codes. */
const SEPARATOR = '\u001d';

/**
 * Returns the text that a scanner typed. With an input method, keys have no characters (`Process`), so their positions
 * are used.
 * @param layout of the scanner, if known. Without one, characters are the browser's, and positions are of the keyboard
 *   on which they form an address, or else of the Japanese one
 */
export function textOf(strokes: readonly Stroke[], layout?: WedgeLayout): string {
  if (layout) return typedOn(strokes, layout);
  const addressed = WEDGE_LAYOUTS.find((one) => /^https?:\/\//i.test(typedOn(strokes, one)));
  const guess = addressed ?? 'jis';
  return strokes.map((stroke) => (isPlain(stroke) ? stroke.key : placed(stroke, guess))).join('');
}

/** The keyboard that a scanner imitates, if the keys are those of the set-up code. */
export function learntLayout(strokes: readonly Stroke[]): WedgeLayout | undefined {
  return WEDGE_LAYOUTS.find((layout) => typedOn(strokes, layout).toUpperCase() === SET_UP_CODE);
}

function typedOn(strokes: readonly Stroke[], layout: WedgeLayout): string {
  return strokes.map((stroke) => placed(stroke, layout)).join('');
}

/** Returns the character of a key; a key outside these layouts types the browser's character. */
function placed(stroke: Stroke, layout: WedgeLayout): string {
  if (isSeparator(stroke)) return SEPARATOR;
  return characterAt(stroke.code, stroke.isShift, layout) ?? (isPlain(stroke) ? stroke.key : '');
}

function isPlain(stroke: Stroke): boolean {
  return !isSeparator(stroke) && [...stroke.key].length === 1;
}
