import type { PickerHour } from './hour-picker-rows';

/**
 * Returns the index of the quarter to which a key moves in the day's grid; undefined for keys that don't move. Up and
 * down keep the position within the hour, or use the nearest one that the hour has.
 */
export function quarterAfterKey(
  index: number,
  key: string,
  hours: readonly PickerHour[],
): number | undefined {
  const row = hours.findIndex(({ places }) => places.includes(index));
  const place = hours[row]?.places.indexOf(index) ?? 0;
  const all = hours.flatMap(({ places }) => places.filter((one) => one !== undefined));
  const inRow = (at: number) => {
    const hour = hours[Math.min(Math.max(at, 0), hours.length - 1)];
    return hour?.places[place] ?? hour?.places.findLast((one) => one !== undefined) ?? index;
  };
  const held = (to: number) => Math.min(Math.max(to, 0), all.length - 1);
  switch (key) {
    case 'ArrowLeft':
      return held(index - 1);
    case 'ArrowRight':
      return held(index + 1);
    case 'ArrowUp':
      return inRow(row - 1);
    case 'ArrowDown':
      return inRow(row + 1);
    case 'Home':
      return 0;
    case 'End':
      return all.length - 1;
    default:
      return undefined;
  }
}
