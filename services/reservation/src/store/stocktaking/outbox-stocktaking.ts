import type { OutgoingEvent } from '@kashikari/platform';
import type { StockTotals } from '../../domain/stocktaking/check';
import type { StocktakingPeriod } from '../../domain/stocktaking/period';
import { instant } from '../booking/booking-row';

/** What others learn of a closed period: StocktakingFinished in JSON. */
export function stocktakingFinished(period: StocktakingPeriod, totals: StockTotals): OutgoingEvent {
  return {
    topic: 'kashikari.reservation.stocktaking.v1',
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
