import type { Good } from '@kashikari/web-kit';

/** The days that the chosen goods have now, from the least to the most. A good without a limit has null. */
export interface PresentDays {
  readonly word: 'none' | 'same' | 'range' | 'rangeOrNone';
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** The text that the chosen goods have now, where it is the same, and how many different ones there are. */
export interface PresentText {
  readonly word: 'none' | 'same' | 'several';
  readonly text: string;
  readonly count: number;
}

/** Summarizes the days of the chosen goods, of which there is at least one. */
export function presentDays(goods: readonly Good[], name: 'max_days' | 'margin_days'): PresentDays {
  const values = new Set(goods.map((good) => good[name]));
  const days = [...values].filter((value) => value !== null).sort((a, b) => a - b);
  const range = { from: days[0], to: days.at(-1) };
  if (days.length === 0) return { word: 'none', ...range };
  if (values.size === 1) return { word: 'same', ...range };
  return { word: values.has(null) ? 'rangeOrNone' : 'range', ...range };
}

/** Summarizes a text of the chosen goods, of which there is at least one. */
export function presentText(goods: readonly Good[], name: 'category' | 'location'): PresentText {
  const values = [...new Set(goods.map((good) => good[name] ?? ''))];
  const [text = ''] = values;
  const word = values.length > 1 ? 'several' : text === '' ? 'none' : 'same';
  return { word, text, count: values.length };
}
