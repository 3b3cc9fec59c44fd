import { z } from 'zod';
import { id } from '../schema/ids';
import { name } from '../schema/text';

const instantOut = () => z.string().meta({ format: 'date-time' });

/** An address under which calendars subscribe to bookings. */
export const Feed = z
  .object({
    id: id(),
    group_id: id().nullable().describe('Group whose goods the feed covers; null: bookings of the caller.'),
    name: z.string().describe('Name of the calendar.'),
    path: z
      .string()
      .nullable()
      .describe(
        'Path of the feed on this server. Anyone who knows it can read the feed. Null if it can no longer be shown; then replace the address.',
      )
      .meta({ example: '/v1/feeds/…43 characters….ics' }),
    created_at: instantOut(),
    rotated_at: instantOut().nullable(),
  })
  .meta({ id: 'Feed' });
export type Feed = z.infer<typeof Feed>;

export const NewFeed = z
  .object({
    group_id: id().optional().describe('If absent, the feed contains the caller’s bookings.'),
    name: name(200, 1),
  })
  .meta({ id: 'NewFeed' });

export const FeedAnswer = z.object({ feed: Feed }).meta({ id: 'FeedAnswer' });
export const FeedList = z.object({ feeds: z.array(Feed) }).meta({ id: 'FeedList' });

export const secretInPath = z.object({
  secret: z
    .string()
    .regex(/^[\w-]{43}$/)
    .describe('Secret of the address; it authorizes the request.'),
});
