import { browserZone } from '@kashikari/web-kit';
import { useState } from 'react';
import type { LongShelf } from '../api/long-shelf';

/**
 * Whose clock and calendar a schedule of many goods goes by: that of the first good's lender, once it is known; until
 * then the browser's own. Most shelves have one lender.
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
