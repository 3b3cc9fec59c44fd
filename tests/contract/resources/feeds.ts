import { made } from '../base';
import { keepCalendars } from '../calendars';
import { resource } from '../resource';

/** Calendars that subscribe to bookings; the lender's does to what it has booked. */
export const feeds = resource({
  make: async ({ lender }) => {
    const feed = await made<{ path: string }>(lender.api.post('/feeds', { name: '予約' }), 'feed');
    return { feedId: feed.id, feedSecret: feed.path.slice('/v1/feeds/'.length, -'.ics'.length) };
  },
  examples: {
    listFeeds: () => ({}),
    createFeed: ({ group }) => ({ body: { group_id: group.id, name: 'Bookings' } }),
    rotateFeed: ({ feedId }) => ({ params: { id: feedId } }),
    deleteFeed: ({ feedId }) => ({ params: { id: feedId } }),
    readFeed: ({ feedSecret }) => ({ params: { secret: feedSecret } }),
  },
  run: { 'exports, subscribes, closes and repeats': keepCalendars },
});
