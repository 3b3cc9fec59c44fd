import type { Period } from '../api/stocktaking-types';

/** The value of `?period=` for the counts of today, which belong to no period. */
export const TODAY = 'today';

/** The address of a screen of stocktaking, with the period that it is about. */
export function stockAddress(
  slug: string,
  screen: '' | 'create' | `create/${string}` | 'check',
  period: Pick<Period, 'id'> | null,
): string {
  return `/-/${slug}/stocktaking${screen && `/${screen}`}?period=${period?.id ?? TODAY}`;
}

/** Returns the address of the screen that counts one good, by its code or its id. */
export const countAddress = (slug: string, code: string, period: Pick<Period, 'id'> | null) =>
  stockAddress(slug, `create/${encodeURIComponent(code)}`, period);

/** The period that an address means: the one that it names, today, or else the newest one that is open. */
export function periodIn(asked: string | null, periods: readonly Period[]): Period | null {
  if (asked === TODAY) return null;
  return (
    periods.find(({ id }) => id === asked) ?? periods.find(({ closed_at: closed }) => closed === null) ?? null
  );
}
