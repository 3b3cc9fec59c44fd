import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { feedReachesBackTo, MAX_IN_FEED, type Feed } from '../domain/feed';
import type { ShownBooking } from '../domain/shown-booking';
import { refuseSecret } from './manage-feeds';
import { BookingViews } from './ports';
import { Feeds } from './ports/feeds';

/**
 * Returns the bookings of a calendar feed, including canceled ones. It has those that the feed's creator may see at
 * this moment.
 */
@Injectable()
export class ReadFeed {
  constructor(
    private readonly feeds: Feeds,
    private readonly views: BookingViews,
  ) {}

  async run(secret: string, { now, actor }: Call): Promise<{ feed: Feed; bookings: ShownBooking[] }> {
    const feed = await this.feeds.bySecret(secret);
    if (!feed) throw refuseSecret();
    const { userId, groupId } = feed;
    if (groupId !== null && !(await this.feeds.seesGroup(userId, groupId, actor.within)))
      throw refuseSecret();
    const { bookings } = await this.views.list(
      {
        ...(groupId === null ? { scope: 'use' } : { scope: 'all', groupId }),
        from: feedReachesBackTo(now),
        sort: 'end_at',
        page: 1,
        perPage: MAX_IN_FEED,
      },
      { userId, cardGroupId: null, within: actor.within },
      now,
    );
    return { feed, bookings };
  }
}
