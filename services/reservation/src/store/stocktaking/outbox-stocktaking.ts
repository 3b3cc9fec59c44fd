import type { OutgoingEvent } from '@kashikari/platform';
import type { StockTotals } from '../../domain/stocktaking/check';
import type { StocktakingPeriod } from '../../domain/stocktaking/period';
import { instant } from '../booking/booking-row';

const TOPIC = 'kashikari.reservation.stocktaking.v1';

/** The stocktaking of a group is to be read again: StocktakingChanged in JSON. */
export function stocktakingChanged(groupId: string, periodId: string | null, now: number): OutgoingEvent {
  return {
    topic: TOPIC,
    key: groupId,
    type: 'kashikari.reservation.v1.StocktakingChanged',
    data: { group_id: groupId, period_id: periodId ?? '', changed_at: instant(now) },
  };
}

/** Returns the event StocktakingFinished of a closed period in JSON. */
export function stocktakingFinished(period: StocktakingPeriod, totals: StockTotals): OutgoingEvent {
  return {
    topic: TOPIC,
    key: period.groupId,
    type: 'kashikari.reservation.v1.StocktakingFinished',
    data: {
      id: period.id,
      version: period.version,
      group_id: period.groupId,
      name: period.name,
      folder_ids: period.folderIds,
      closed_by: period.closedBy,
      closed_at: instant(period.closedAt!),
      ...totals,
    },
  };
}
