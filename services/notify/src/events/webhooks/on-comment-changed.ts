import { catalogEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { WriteDeliveries } from '../../app/webhooks/write-deliveries';
import type { News } from '../../domain/webhooks/news';
import { newsOf } from './news-of';

/** Delivers new comments to webhooks of the owner of their good, without their text. */
@OnEvent('kashikari.catalog.comment.v1', catalogEvents.CommentChanged)
export class DeliverComments implements EventHandler<catalogEvents.CommentChanged> {
  constructor(private readonly writing: WriteDeliveries) {}

  handle(events: Received<catalogEvents.CommentChanged>[], tx: Tx): Promise<void> {
    const written = events.filter(({ data }) => !data.deleted && data.version === 1);
    return this.writing.run(written.map(toNews), tx);
  }
}

function toNews(event: Received<catalogEvents.CommentChanged>): News {
  const { id, version, goodId, ownerId, userId, createdAt } = event.data;
  return newsOf(event, 'comment.created', createdAt, {
    ...{ accountId: ownerId, goodId },
    data: { id, version, good_id: goodId, user_id: userId },
    facts: { personId: userId, path: `/goods/${goodId}` },
  });
}
