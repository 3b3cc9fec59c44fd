import { browserZone } from '@kashikari/web-kit';
import { useState } from 'react';
import type { LongShelf } from '../api/long-shelf';

/**
 * Returns the time zone of a schedule of many goods: that of the first good's lender, or the browser's until that is
 * known. Most shelves have one lender.
 */
export function useShownZone(): [
  zone: string,
  show: (shelf: Pick<LongShelf, 'goods' | 'schedules'>) => void,
] {
  const [zone, setZone] = useState(() => browserZone());
  return [
    zone,
    ({ goods, schedules }) => {
      const [first] = goods;
      const found = first && schedules.get(first.id)?.time_zone;
      if (found && found !== zone) setZone(found);
    },
  ];
}
