import { catalogEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { WriteDeliveries } from '../../app/webhooks/write-deliveries';
import type { News } from '../../domain/webhooks/news';
import { instantOf, newsOf } from './news-of';

/** Delivers changes of goods to webhooks of their owner. */
@OnEvent('kashikari.catalog.good.v1', catalogEvents.GoodChanged)
export class DeliverGoodChanges implements EventHandler<catalogEvents.GoodChanged> {
  constructor(private readonly writing: WriteDeliveries) {}

  handle(events: Received<catalogEvents.GoodChanged>[], tx: Tx): Promise<void> {
    return this.writing.run(events.map(toNews), tx);
  }
}

function toNews(event: Received<catalogEvents.GoodChanged>): News {
  const { id, version, deleted, ownerId, groupIds, title, createdAt, changedAt } = event.data;
  const name = deleted ? 'good.deleted' : version === 1 ? 'good.created' : 'good.updated';
  return newsOf(event, name, changedAt, {
    ...{ accountId: ownerId, goodId: id, groupIds },
    data: { id, version, owner_id: ownerId, group_ids: groupIds, created_at: instantOf(createdAt) },
    facts: { title, ...(!deleted && { path: `/goods/${id}` }) },
  });
}
