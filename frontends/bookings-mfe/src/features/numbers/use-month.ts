import { browserZone, dayIn, useLocation, useSearchParams, useUser } from '@kashikari/web-kit';
import { addMonths, isShown } from './rules/months';

/** Reads the month of a page of figures from the address: this month without one. */
export function useMonth() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const user = useUser();
  const zone = user?.time_zone ?? browserZone();
  const today = dayIn(zone);
  const thisMonth = today.slice(0, 7);
  const asked = params.get('month');
  const month = isShown(asked, thisMonth) ? asked : thisMonth;
  /** Returns the address with some of its parameters replaced; null removes one. */
  const addressWith = (changes: Readonly<Record<string, string | null>>): string => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes))
      if (value === null) next.delete(name);
      else next.set(name, value);
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  const to = (more: number) => {
    const other = addMonths(month, more);
    return isShown(other, thisMonth) ? addressWith({ month: other === thisMonth ? null : other }) : undefined;
  };
  return {
    ...{ params, month, thisMonth, today, zone, addressWith },
    isRunning: month === thisMonth,
    before: to(-1),
    after: to(1),
  };
}

export type Month = ReturnType<typeof useMonth>;
