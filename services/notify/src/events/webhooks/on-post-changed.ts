import { identityEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { WriteDeliveries } from '../../app/webhooks/write-deliveries';
import type { News } from '../../domain/webhooks/news';
import { newsOf } from './news-of';

/** Delivers new posts of a group to webhooks of its owner, without their text. */
@OnEvent('kashikari.identity.post.v1', identityEvents.PostChanged)
export class DeliverPosts implements EventHandler<identityEvents.PostChanged> {
  constructor(private readonly writing: WriteDeliveries) {}

  handle(events: Received<identityEvents.PostChanged>[], tx: Tx): Promise<void> {
    const written = events.filter(({ data }) => !data.deleted && data.version === 1);
    return this.writing.run(written.map(toNews), tx);
  }
}

function toNews(event: Received<identityEvents.PostChanged>): News {
  const { id, version, groupId, userId, createdAt } = event.data;
  return newsOf(event, 'post.created', createdAt, {
    groupId,
    data: { id, version, group_id: groupId, user_id: userId },
    facts: { personId: userId, path: `/-/${groupId}/posts` },
  });
}
