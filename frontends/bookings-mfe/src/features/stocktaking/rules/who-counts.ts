import type { StockCount } from '../api/stocktaking-types';

/** The time in milliseconds for which a person counts as present after a count. */
const STAYS = 15 * 60_000;

export interface Counter {
  readonly userId: string;
  /** The place of the newest count; empty if it named none. */
  readonly place: string;
  readonly countedAt: string;
}

/** Returns the people who count now and their place, from each person's newest count of the last 15 minutes. */
export function whoCounts(counts: readonly StockCount[], now: number): readonly Counter[] {
  const people = new Map<string, Counter>();
  for (const { counted_by: userId, place, counted_at: countedAt } of counts) {
    const before = people.get(userId);
    if (now - Date.parse(countedAt) > STAYS) continue;
    if (!before || Date.parse(countedAt) > Date.parse(before.countedAt))
      people.set(userId, { userId, place, countedAt });
  }
  return [...people.values()];
}

/** A place with its number of counted goods and the people who count there. */
export interface PlaceProgress {
  /** Empty: no place was named. */
  readonly place: string;
  /** Goods that were counted there. */
  readonly goods: number;
  readonly userIds: readonly string[];
}

/** Returns the places with counts or with people who count now. The entry without a place comes last. */
export function progressByPlace(
  counted: readonly Pick<PlaceProgress, 'place' | 'goods'>[],
  now: readonly Counter[],
): readonly PlaceProgress[] {
  const goods = new Map(counted.map((one) => [one.place, one.goods]));
  const places = [...new Set([...goods.keys(), ...now.map(({ place }) => place)])];
  const shown = places.map((place) => ({
    place,
    goods: goods.get(place) ?? 0,
    userIds: now.filter((one) => one.place === place).map(({ userId }) => userId),
  }));
  return [...shown.filter(({ place }) => place !== ''), ...shown.filter(({ place }) => place === '')];
}

/** Places of these counts, each once, in the order of the alphabet. */
export function placesOf(counts: readonly Pick<StockCount, 'place'>[]): readonly string[] {
  return [...new Set(counts.map(({ place }) => place).filter(Boolean))].sort();
}
