import { linearOf } from './oklch';

/** Minimum contrast ratio of text against its ground (WCAG 2.2, success criterion 1.4.3, level AA). */
export const READABLE = 4.5;

/** Contrast ratio of two colors `#rrggbb`, 1 to 21, whichever is lighter (WCAG 2.2, "contrast ratio"). */
export function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminanceOf(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
