import { z } from 'zod';
import { defineRoute } from '../rest/route';
import { byId } from '../schema/ids';
import { FeedAnswer, FeedList, NewFeed, secretInPath } from './feed.schema';

const tag = 'Feeds';

export const listFeeds = defineRoute({
  method: 'get',
  path: '/feeds',
  operationId: 'listFeeds',
  tag,
  summary: 'Calendar feeds',
  description: 'The caller’s own.',
  auth: 'required',
  answer: { status: 200, description: 'All of them.', body: FeedList },
});

export const createFeed = defineRoute({
  method: 'post',
  path: '/feeds',
  operationId: 'createFeed',
  tag,
  summary: 'Make an address to which a calendar subscribes',
  description:
    'One for what the caller has booked, and one for each group whose bookings it sees. The feed shows what the caller ' +
    'may see at the moment that it is fetched, without names and memos, for as long as its address stands.',
  auth: 'required',
  fresh: true,
  body: NewFeed,
  answer: { status: 201, description: 'The feed with its address.', body: FeedAnswer },
  refuses: ['not_found', 'forbidden', 'feed.exists'],
});

export const rotateFeed = defineRoute({
  method: 'post',
  path: '/feeds/{id}/rotate',
  operationId: 'rotateFeed',
  tag,
  summary: 'A new address',
  description: 'The address so far opens nothing any more.',
  auth: 'required',
  fresh: true,
  params: byId('feed'),
  answer: { status: 200, description: 'The feed with its new address.', body: FeedAnswer },
  refuses: ['not_found', 'forbidden'],
});

export const deleteFeed = defineRoute({
  method: 'delete',
  path: '/feeds/{id}',
  operationId: 'deleteFeed',
  tag,
  summary: 'Take an address away',
  auth: 'required',
  fresh: true,
  params: byId('feed'),
  answer: { status: 204, description: 'It opens nothing any more.' },
  refuses: ['not_found', 'forbidden'],
});

export const readFeed = defineRoute({
  method: 'get',
  path: '/feeds/{secret}.ics',
  operationId: 'readFeed',
  tag,
  summary: 'What a calendar fetches',
  description:
    'Without a token: the secret in the address stands for it. The next 1,000 bookings, from those that ended 31 days ' +
    'ago; a cancelled one stays with `STATUS:CANCELLED` and a higher `SEQUENCE`, so that calendars strike it.',
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
});
