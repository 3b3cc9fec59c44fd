import { reservation } from '@kashikari/contracts';
import { notFound } from '@kashikari/kernel';
import { answerOf } from '../mappers/answer-of';
import { Feed } from './feed.schema';

const toBody = answerOf(Feed, reservation.Feed, {
  path: ({ secret }) => (secret ? `/v1/feeds/${secret}.ics` : null),
});

export function toFeed(feed: reservation.Feed | undefined): Feed {
  if (!feed) throw notFound('feed', '');
  return toBody(feed);
}
