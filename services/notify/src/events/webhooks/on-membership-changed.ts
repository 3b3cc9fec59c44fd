import { identityEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { WriteDeliveries } from '../../app/webhooks/write-deliveries';
import type { News } from '../../domain/webhooks/news';
import { instantOf, newsOf } from './news-of';

/** A membership is published again with later changes; only the first version after the start is its beginning. */
const BEGINS_WITHIN = 60_000;

/** Delivers who joined and who left to webhooks of the group's owner. */
@OnEvent('kashikari.identity.membership.v1', identityEvents.MembershipChanged)
export class DeliverMemberships implements EventHandler<identityEvents.MembershipChanged> {
  constructor(private readonly writing: WriteDeliveries) {}

  handle(events: Received<identityEvents.MembershipChanged>[], tx: Tx): Promise<void> {
    return this.writing.run(events.flatMap(toNews), tx);
  }
}

function toNews(event: Received<identityEvents.MembershipChanged>): News[] {
  const { id, version, deleted, groupId, userId, changedAt, joinedAt } = event.data;
  const hasBegun =
    joinedAt && changedAt && Math.abs(changedAt.getTime() - joinedAt.getTime()) < BEGINS_WITHIN;
  if (!deleted && !hasBegun) return [];
  const own = {
    groupId,
    data: { id, version, group_id: groupId, user_id: userId, joined_at: instantOf(joinedAt) },
    facts: { personId: userId },
  };
  if (deleted) return [newsOf(event, 'membership.deleted', changedAt, own)];
  return [newsOf(event, 'membership.created', joinedAt, own, `${id}:${instantOf(joinedAt)}`)];
}
