import { notFound } from '@kashikari/kernel';
import { instant, instantOrNull, textOrNull } from '../mappers/times';
import type { Feed } from './feed.schema';
import type { reservation } from '@kashikari/contracts';

export function toFeed(feed: reservation.Feed | undefined): Feed {
  if (!feed) throw notFound('feed', '');
  return {
    id: feed.id,
    group_id: textOrNull(feed.groupId),
    name: feed.name,
    path: feed.secret ? `/v1/feeds/${feed.secret}.ics` : null,
    created_at: instant(feed.createdAt),
    rotated_at: instantOrNull(feed.rotatedAt),
  };
}
