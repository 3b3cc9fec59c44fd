import { reservationEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { WriteDeliveries } from '../../app/webhooks/write-deliveries';
import type { News } from '../../domain/webhooks/news';
import { newsOf } from './news-of';

/** Delivers finished stocktakings to webhooks of the group's owner. */
@OnEvent('kashikari.reservation.stocktaking.v1', reservationEvents.StocktakingFinished)
export class DeliverStocktakings implements EventHandler<reservationEvents.StocktakingFinished> {
  constructor(private readonly writing: WriteDeliveries) {}

  handle(events: Received<reservationEvents.StocktakingFinished>[], tx: Tx): Promise<void> {
    return this.writing.run(events.map(toNews), tx);
  }
}

function toNews(event: Received<reservationEvents.StocktakingFinished>): News {
  const { id, version, groupId, name, closedBy, closedAt, ...counts } = event.data;
  const { match, short, over, unexpected, notScanned } = counts;
  return newsOf(event, 'stocktaking.finished', closedAt, {
    groupId,
    data: {
      ...{ id, version, group_id: groupId, closed_by: closedBy },
      ...{ match, short, over, unexpected, not_scanned: notScanned },
    },
    facts: { title: name },
  });
}
