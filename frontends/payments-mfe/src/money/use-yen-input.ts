import { useState } from 'react';
import { yenIn } from './yen-in';

/**
 * An amount that is typed, whole yen from `min` to `max`, both inclusive. `onValue` takes what is typed; `amount` is undefined
 * while that is not such an amount.
 * @param start text to begin with
 */
export function useYenInput({ min, max }: { readonly min: number; readonly max: number }, start = '') {
  const [value, onValue] = useState(start);
  const yen = yenIn(value);
  const amount = yen !== undefined && yen >= min && yen <= max ? yen : undefined;
  return { value, onValue, amount };
}
