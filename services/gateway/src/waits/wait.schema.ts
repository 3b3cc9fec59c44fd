import { z } from 'zod';
import { Booking, oneRange, range } from '../bookings/booking.schema';
import { Good } from '../goods/good.schema';
import { id } from '../schema/ids';
import { whole } from '../schema/numbers';
import { Meta, pageQuery } from '../schema/page';
import { User } from '../users/user.schema';

const instantOut = () => z.string().meta({ format: 'date-time' });

/** A user who waits for a good in a range. */
export const Wait = z
  .object({
    id: id(),
    good_id: id(),
    good_title: z.string(),
    lender_id: id().describe('The account that lends the good.'),
    user_id: id().describe('The user who waits.'),
    quantity: z.int(),
    state: z
      .enum(['waiting', 'offered', 'booked', 'declined', 'lapsed', 'left', 'passed', 'withdrawn'])
      .describe(
        '`offered`: the good is free and held until `answer_by`; `passed`: the range started without a booking.',
      ),
    is_hourly: z.boolean(),
    start_at: instantOut(),
    end_at: instantOut().describe('The range is half-open.'),
    start_date: z.string().nullable().meta({ format: 'date' }).describe('For bookings by the day only.'),
    end_date: z
      .string()
      .nullable()
      .meta({ format: 'date' })
      .describe('For bookings by the day only; inclusive.'),
    time_zone: z.string().describe('Time zone of the lender, in which days are counted.'),
    place: z
      .int()
      .nullable()
      .describe('Place among the waits for an overlapping range, from 1; null if it no longer waits.'),
    offered_at: instantOut().nullable(),
    answer_by: instantOut().nullable().describe('Until then, the good is held for this user.'),
    booking_id: id().nullable().describe('The resulting booking.'),
    permissions: z
      .array(z.enum(['accept', 'decline', 'leave']))
      .describe('Actions that are available to the caller now.'),
    created_at: instantOut(),
    updated_at: instantOut(),
  })
  .meta({ id: 'Wait' });

export type Wait = z.infer<typeof Wait>;

export const NewWait = z
  .object({ good_id: id(), ...range, quantity: whole(1, 100_000).default(1) })
  .superRefine((value, context) => oneRange(value, context, false))
  .meta({
    id: 'NewWait',
    description: 'With `start_date` and `end_date`, or with `start_at` and `end_at`.',
  });

export const waitQuery = z.object({
  good_id: id()
    .optional()
    .describe(
      'Waiting list of this good, in order: all waits for managers of the good, only the caller’s waits for others.',
    ),
  live: z.enum(['true', 'false']).default('false').describe('Only waits that are waiting or have an offer.'),
  ...pageQuery,
});

export const WaitWritten = z.object({ wait: Wait }).meta({ id: 'WaitWritten' });
export const WaitAccepted = z.object({ wait: Wait, booking: Booking }).meta({ id: 'WaitAccepted' });
export const WaitList = z
  .object({ waits: z.array(Wait), goods: z.array(Good), users: z.array(User), meta: Meta })
  .meta({ id: 'WaitList' });
