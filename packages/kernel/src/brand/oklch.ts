/** A color in OKLCH: lightness 0–1, chroma from 0, hue in radians. Equal steps look equally large (CSS Color 4, section 9.2). */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

/** sRGB, each channel 0–1, before gamma: what light adds up in. */
export function linearOf(hex: string): Triple {
  const channel = (at: number) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** Converts `#rrggbb`. Coefficients: Björn Ottosson, "A perceptual color space for image processing", 2020. */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const [l, m, s] = [
    Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
  ] as const;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

/** Returns `#rrggbb`: of a color that screens can't show, the one with the same lightness and hue and the most chroma. */
export function hexOf(color: Oklch): string {
  if (isShown(color)) return rounded(color);
  let [shown, beyond] = [0, color.c];
  for (let step = 0; step < 20; step++) {
    const c = (shown + beyond) / 2;
    if (isShown({ ...color, c })) shown = c;
    else beyond = c;
  }
  return rounded({ ...color, c: shown });
}

/** Half a step of 255, so that a color which was read from `#rrggbb` counts as shown. */
const SLACK = 1 / 510;

const isShown = (color: Oklch) => channels(color).every((one) => one >= -SLACK && one <= 1 + SLACK);

function rounded(color: Oklch): string {
  const hex = (channel: number) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channels(color).map(hex).join('')}`;
}

function channels({ l: lightness, c, h }: Oklch): Triple {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const fromLinear = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
