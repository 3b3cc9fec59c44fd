import type { Good } from '@kashikari/web-kit';

/** A good as its label shows it. */
export type LabelGood = Pick<Good, 'id' | 'title' | 'management_id' | 'location' | 'group_ids'>;

/** Router state of the links to the screen of labels. */
export interface ChosenGoods {
  readonly chosen: readonly LabelGood[];
}

/** Reads the goods from a router state; undefined if it has none. */
export function chosenIn(state: unknown): readonly LabelGood[] | undefined {
  const { chosen } = (state ?? {}) as Partial<ChosenGoods>;
  return Array.isArray(chosen) && chosen.length > 0 ? chosen : undefined;
}
