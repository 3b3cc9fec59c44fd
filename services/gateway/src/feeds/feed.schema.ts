import { z } from 'zod';
import { id } from '../schema/ids';
import { name } from '../schema/text';

const instantOut = () => z.string().meta({ format: 'date-time' });

/** An address under which calendars subscribe to bookings. */
export const Feed = z
  .object({
    id: id(),
    group_id: id().nullable().describe('Of the goods of this group; null is what the caller has booked.'),
    name: z.string().describe('What calendars call it.'),
    path: z
      .string()
      .nullable()
      .describe(
        'The address, below that of this server. Whoever knows it reads the feed. Null when it can’t be shown again: only a new one helps.',
      )
      .meta({ example: '/v1/feeds/…43 characters….ics' }),
    created_at: instantOut(),
    rotated_at: instantOut().nullable(),
  })
  .meta({ id: 'Feed' });
export type Feed = z.infer<typeof Feed>;

export const NewFeed = z
  .object({
    group_id: id().optional().describe('Absent: of what the caller has booked.'),
    name: name(200, 1),
  })
  .meta({ id: 'NewFeed' });

export const FeedAnswer = z.object({ feed: Feed }).meta({ id: 'FeedAnswer' });
export const FeedList = z.object({ feeds: z.array(Feed) }).meta({ id: 'FeedList' });

export const secretInPath = z.object({
  secret: z
    .string()
    .regex(/^[\w-]{43}$/)
    .describe('Of the address; signs in by itself.'),
});
