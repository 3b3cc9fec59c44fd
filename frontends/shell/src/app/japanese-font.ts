/** A kanji that every Japanese font has. */
const SAMPLE = '貸';

/** Font size of the measurement, px. */
const SIZE = 100;

/** The tolerated deviation of the sample's width from one em; a replacement for a missing glyph is far narrower. */
const TOLERANCE = 0.1;

/** Fonts that are measured: the device's own, never the page's slices. */
const DEVICE_FONTS = `${SIZE}px 'Noto Sans JP', 'Hiragino Sans', 'Noto Sans CJK JP', system-ui, sans-serif`;

/**
 * Returns true if the device has a Japanese font, so that the page need not load one.
 * @param widthOf the width of a text in the device's fonts at 100 px, in px; undefined if it can't be measured
 */
export function hasJapaneseFont(widthOf: (text: string) => number | undefined = measured): boolean {
  const width = widthOf(SAMPLE);
  // Every phone and computer sold in Japan has one; if nothing can be measured, no font is loaded.
  return width === undefined || Math.abs(width / SIZE - 1) <= TOLERANCE;
}

function measured(text: string): number | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  context.font = DEVICE_FONTS;
  return context.measureText(text).width;
}

/**
 * Loads the slices of Noto Sans JP after the first paint where the device has no Japanese font. While they load, the
 * page's `data-font` is `loading`.
 */
export function loadJapaneseFont(root: HTMLElement = document.documentElement): void {
  if (hasJapaneseFont()) return;
  root.dataset['font'] = 'loading';
  const loaded = () => delete root.dataset['font'];
  // The second frame begins after the first one is painted.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => void import('./japanese.css').then(loaded, loaded)),
  );
}
