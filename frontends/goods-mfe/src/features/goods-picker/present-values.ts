import type { Good } from '@kashikari/web-kit';
import type { ValueName } from './change-draft';

/** The values that the chosen goods have now: of days from the least to the most, of words how many differ. */
export interface PresentValues {
  readonly word: 'none' | 'same' | 'range' | 'rangeOrNone' | 'several';
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** Summarizes one field of the chosen goods, of which there is at least one. */
export function presentValues(goods: readonly Good[], name: ValueName): PresentValues {
  const values = new Set(goods.map((good) => good[name]));
  const known = [...values].filter((value) => value !== null && value !== '');
  const isNone = known.length < values.size;
  const numbers = known.filter((value) => typeof value === 'number').sort((a, b) => a - b);
  const about = (word: PresentValues['word']) => ({
    word,
    from: String(numbers[0] ?? known[0] ?? ''),
    to: String(numbers.at(-1) ?? ''),
    count: values.size,
  });
  if (known.length === 0) return about('none');
  if (values.size === 1) return about('same');
  if (numbers.length === 0) return about('several');
  return about(isNone ? 'rangeOrNone' : 'range');
}
