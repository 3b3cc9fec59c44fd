import { toBooking } from '../bookings/booking.mapper';
import { calendarOf } from '../bookings/calendar';
import { route } from '../rest/request-context';
import { toFeed } from './feed.mapper';
import { z } from 'zod';
import { byId } from '../schema/ids';
import { FeedAnswer, FeedList, NewFeed, secretInPath } from './feed.schema';

const tag = 'Feeds';

const listFeeds = route(
  {
    method: 'get',
    path: '/feeds',
    operationId: 'listFeeds',
    tag,
    summary: 'List calendar feeds',
    description: 'The caller’s feeds.',
    auth: 'required',
    answer: { status: 200, description: 'The complete list.', body: FeedList },
  },
  async ({ call, services }) => {
    const { feeds } = await services.feeds.listFeeds({}, call);
    return { body: { feeds: feeds.map(toFeed) } };
  },
);

const createFeed = route(
  {
    method: 'post',
    path: '/feeds',
    operationId: 'createFeed',
    tag,
    summary: 'Create a calendar feed',
    description:
      'A user can have one feed of their own bookings, and one for each group whose bookings they may see. Each ' +
      'request returns what the creator of the feed may see at that moment, without names and memos, until the ' +
      'feed is deleted.',
    auth: 'required',
    fresh: true,
    body: NewFeed,
    answer: { status: 201, description: 'The feed with its address.', body: FeedAnswer },
    refuses: ['not_found', 'forbidden', 'feed.exists'],
  },
  async ({ body, call, services }) => {
    const { feed } = await services.feeds.createFeed({ groupId: body.group_id ?? '', name: body.name }, call);
    return { body: { feed: toFeed(feed) } };
  },
);

const rotateFeed = route(
  {
    method: 'post',
    path: '/feeds/{id}/rotate',
    operationId: 'rotateFeed',
    tag,
    summary: 'Replace the address of a calendar feed',
    description: 'The previous address stops working.',
    auth: 'required',
    fresh: true,
    params: byId('feed'),
    answer: { status: 200, description: 'The feed with its new address.', body: FeedAnswer },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params, call, services }) => {
    const { feed } = await services.feeds.rotateFeed(params, call);
    return { body: { feed: toFeed(feed) } };
  },
);

const deleteFeed = route(
  {
    method: 'delete',
    path: '/feeds/{id}',
    operationId: 'deleteFeed',
    tag,
    summary: 'Delete a calendar feed',
    auth: 'required',
    fresh: true,
    params: byId('feed'),
    answer: { status: 204, description: 'Deleted; the address no longer works.' },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params, call, services }) => {
    await services.feeds.deleteFeed(params, call);
    return {};
  },
);

const readFeed = route(
  {
    method: 'get',
    path: '/feeds/{secret}.ics',
    operationId: 'readFeed',
    tag,
    summary: 'Get the iCalendar file of a feed',
    description:
      'For calendar programs. No token is needed: the secret in the address authorizes the request. Returns up to ' +
      '1,000 bookings, from those that ended 31 days ago. A cancelled booking remains with `STATUS:CANCELLED` and ' +
      'a higher `SEQUENCE`, so that calendars remove it.',
    auth: 'none',
    params: secretInPath,
    answer: {
      status: 200,
      description: 'The calendar.',
      body: z.string().meta({ example: 'BEGIN:VCALENDAR\r\n…' }),
      mediaType: 'text/calendar',
    },
    refuses: ['not_found'],
    etag: true,
  },
  async ({ params, call, services }) => {
    const { name, bookings } = await services.feeds.readFeed(params, call);
    const entries = bookings.map((booking) => ({ booking: toBooking(booking), version: booking.version }));
    // The tag's version is for writes, of which a feed has none.
    return { body: calendarOf(entries, name), version: 0 };
  },
);

export const feedRoutes = [listFeeds, createFeed, rotateFeed, deleteFeed, readFeed];
