import { contrastOf } from './contrast';
import { hexOf, oklchOf, type Oklch } from './oklch';

/** The names of the style sheet, without `--k-`, that follow an organisation's color. Every other one stays. */
export type BrandToken =
  | 'primary'
  | 'primary-hover'
  | 'on-primary'
  | 'primary-soft'
  | 'primary-soft-hover'
  | 'primary-soft-text'
  | 'link'
  | 'focus'
  | 'mine-fg'
  | 'mine-bg'
  | 'mine-line'
  | 'inverse-link';

/** Values `#rrggbb` for one color scheme. */
export type BrandTokens = Readonly<Record<BrandToken, string>>;

/** The color schemes. */
export const MODES = ['light', 'dark'] as const;

export type Mode = (typeof MODES)[number];

/** Grounds on which the primary color and links are text, and the ground of notices; as in the theme's style sheet. */
export const GROUNDS = {
  light: { text: ['#ffffff', '#f5f3f0', '#fbfaf7'], inverse: '#201e19' },
  dark: { text: ['#191f23', '#12181c', '#151b1f', '#232a2e'], inverse: '#e4e9eb' },
} as const;

/** Lightness of what is derived, as our own palette has it (OKLCH). */
const TONE = {
  soft: 0.955,
  softHover: 0.905,
  softText: 0.38,
  onDark: 0.77,
  onDarkHover: 0.84,
  underDark: 0.26,
  darkSoft: 0.315,
  darkSoftHover: 0.365,
  darkSoftText: 0.88,
  inverse: 0.45,
} as const;

/** Maximum chroma of large quiet areas, and of colors on a dark ground, where strong colors glare. */
const QUIET = 0.035;
const DARK_SOFT = 0.055;
const NOT_GLARING = 0.14;

/** Change in the lightness of a button under a pointer. */
const HOVER = 0.09;

/**
 * The tokens of both color schemes from one color. In light it is used as it is. In dark it is the same color under more
 * light: lightness and chroma grow by one factor, as far as screens show it, and text on it is dark.
 * @param colour `#rrggbb`
 */
export function brandTokens(colour: string): Readonly<Record<Mode, BrandTokens>> {
  const brand = oklchOf(colour);
  const bright = hexOf(lit(brand, TONE.onDark));
  const brighter = hexOf(lit(brand, TONE.onDarkHover));
  const under = hexOf(toned(brand, TONE.underDark, DARK_SOFT));
  // A nearly black color becomes lighter under a pointer.
  const hover = hexOf({ ...brand, l: brand.l > 0.3 ? brand.l - HOVER : brand.l + 2 * HOVER });
  return {
    light: {
      primary: colour,
      'primary-hover': hover,
      'on-primary': '#ffffff',
      'primary-soft': hexOf(toned(brand, TONE.soft, QUIET)),
      'primary-soft-hover': hexOf(toned(brand, TONE.softHover, QUIET * 1.6)),
      'primary-soft-text': hexOf(toned(brand, Math.min(brand.l, TONE.softText))),
      link: colour,
      focus: colour,
      'mine-fg': '#ffffff',
      'mine-bg': colour,
      'mine-line': hover,
      'inverse-link': brighter,
    },
    dark: {
      primary: bright,
      'primary-hover': brighter,
      'on-primary': under,
      'primary-soft': hexOf(toned(brand, TONE.darkSoft, DARK_SOFT)),
      'primary-soft-hover': hexOf(toned(brand, TONE.darkSoftHover, DARK_SOFT)),
      'primary-soft-text': hexOf(toned(brand, TONE.darkSoftText, NOT_GLARING / 2)),
      link: brighter,
      focus: brighter,
      'mine-fg': under,
      'mine-bg': bright,
      'mine-line': brighter,
      'inverse-link': hexOf(toned(brand, Math.min(brand.l, TONE.inverse))),
    },
  };
}

/** The least contrast of the colors that the tokens of a scheme put text in, each against its grounds. */
export function leastContrast(mode: Mode, tokens: BrandTokens): number {
  const { text, inverse } = GROUNDS[mode];
  const pairs: readonly (readonly [string, string])[] = [
    ...text.flatMap((ground) => [[tokens.primary, ground] as const, [tokens.link, ground] as const]),
    [tokens['on-primary'], tokens.primary],
    [tokens['on-primary'], tokens['primary-hover']],
    [tokens['primary-soft-text'], tokens['primary-soft']],
    [tokens['primary-soft-text'], tokens['primary-soft-hover']],
    [tokens['mine-fg'], tokens['mine-bg']],
    [tokens['inverse-link'], inverse],
  ];
  return Math.min(...pairs.map(([one, other]) => contrastOf(one, other)));
}

/** The color with another lightness, and no more chroma than given. */
const toned = ({ c, h }: Oklch, l: number, most = NOT_GLARING): Oklch => ({ l, c: Math.min(c, most), h });

/** The color under more light, up to a lightness. */
const lit = ({ l, c, h }: Oklch, to: number): Oklch => ({
  l: to,
  c: Math.min(l > 0 ? (c * to) / l : 0, NOT_GLARING),
  h,
});
