import { brandTokens, leastContrast, MODES, type Mode } from './brand-tokens';
import { READABLE } from './contrast';
import { hexOf, oklchOf } from './oklch';

/** Returns true if a text is a color in its stored form: `#rrggbb`, in lower case. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/** The fault of a color that buttons and links can't use. */
export interface ColourFault {
  /** The color schemes in which it can't be read. */
  readonly modes: readonly Mode[];
  /** The least contrast among its uses in them, rounded down to a tenth. */
  readonly contrast: number;
  /** The nearest color that can be read in both: the same hue and, as far as screens show it, chroma; darker. */
  readonly nearest: string;
}

/**
 * Checks a brand color by the contrast of the colors derived from it.
 * @param colour `#rrggbb`
 * @returns undefined for a color that is readable as text and as a ground for text
 */
export function colourFault(colour: string): ColourFault | undefined {
  const least = contrastsOf(colour);
  const modes = MODES.filter((mode) => least[mode] < READABLE);
  if (modes.length === 0) return undefined;
  const contrast = Math.floor(Math.min(...modes.map((mode) => least[mode])) * 10) / 10;
  return { modes, contrast, nearest: nearestReadable(colour) };
}

/** The least contrast of what is derived from a color, for each color scheme. */
export function contrastsOf(colour: string): Readonly<Record<Mode, number>> {
  const tokens = brandTokens(colour);
  return { light: leastContrast('light', tokens.light), dark: leastContrast('dark', tokens.dark) };
}

const isReadable = (colour: string) => Object.values(contrastsOf(colour)).every((one) => one >= READABLE);

/** Returns the lightest readable color between black, which is readable in both schemes, and the given color. */
function nearestReadable(colour: string): string {
  const brand = oklchOf(colour);
  let [readable, beyond] = [0, brand.l];
  for (let step = 0; step < 20; step++) {
    const l = (readable + beyond) / 2;
    if (isReadable(hexOf({ ...brand, l }))) readable = l;
    else beyond = l;
  }
  return hexOf({ ...brand, l: readable });
}
