import { z } from 'zod';
import { id } from '../schema/ids';

const version = z.number().int().describe('Grows with every change.');

function liveEvent<const Name extends string, Data extends z.ZodObject>(
  name: Name,
  data: Data,
  meaning: string,
) {
  return z
    .object({
      event: z.literal(name),
      id: z.string().optional().describe('Value for the header `Last-Event-ID`.'),
      retry: z.number().int().optional().describe('Milliseconds to wait before reconnecting.'),
      data,
    })
    .describe(meaning)
    .meta({ id: `Live${name[0]!.toUpperCase()}${name.slice(1)}` });
}

const ready = liveEvent(
  'ready',
  z.object({
    good_ids: z.array(id()),
    lender_ids: z.array(id()).optional(),
    booking_id: id().optional(),
    group_id: id().optional(),
  }),
  'The first event: the goods, the lenders, the thread and the group that the caller may follow.',
);

const changed = liveEvent(
  'changed',
  z.object({ good_id: id(), version }),
  'Fetch the schedule of the good again.',
);

const written = liveEvent(
  'written',
  z.object({ booking_id: id(), version }),
  'Fetch the thread of the booking again.',
);

const counted = liveEvent(
  'counted',
  z.object({ group_id: id(), version }),
  'Fetch the stocktaking of the group again, also after each reconnect: the event has no `id`.',
);

const missed = liveEvent('missed', z.object({}), 'Anything may have changed.');

/** Every event of a live stream: what {@link LiveStream} sends, and what the REST contract describes. */
export const LiveEvents = z
  .discriminatedUnion('event', [ready, changed, written, counted, missed])
  .describe('An event of the stream. `data` is sent as JSON on one line.')
  .meta({ id: 'LiveEvents' });

export type LiveEvent = z.output<typeof LiveEvents>;
