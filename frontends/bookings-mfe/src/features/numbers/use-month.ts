import { browserZone, dayIn, useUser } from '@kashikari/web-kit';
import { addMonths, isShown } from './rules/months';
import { useAddress } from './use-address';

/** Reads the month of a page of figures from the address: this month without one. */
export function useMonth() {
  const { params, addressWith } = useAddress();
  const user = useUser();
  const zone = user?.time_zone ?? browserZone();
  const today = dayIn(zone);
  const thisMonth = today.slice(0, 7);
  const asked = params.get('month');
  const month = isShown(asked, thisMonth) ? asked : thisMonth;
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
