import { addDays } from '@kashikari/web-kit';

/** Days before and after today that can be shown. */
const BEFORE = 7;
const AFTER = 31;

/** Returns the address with some of its parameters replaced; null removes one. */
export function addressWith(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  const query = next.toString();
  return query ? `/today?${query}` : '/today';
}

/** Returns the address of a day with the same lender and group. Today has no date in its address. */
export function addressOfDay(params: URLSearchParams, day: string, today: string): string {
  return addressWith(params, { date: day === today ? null : day });
}

/** Returns the day before and after, each undefined beyond the range that can be shown. */
export function daysBeside(
  day: string,
  today: string,
): { readonly before?: string; readonly after?: string } {
  const [before, after] = [addDays(day, -1), addDays(day, 1)];
  return {
    ...(before >= addDays(today, -BEFORE) && { before }),
    ...(after <= addDays(today, AFTER) && { after }),
  };
}
