import { z } from 'zod';
import { Booking, oneRange, range } from '../bookings/booking.schema';
import { Good } from '../goods/good.schema';
import { id } from '../schema/ids';
import { whole } from '../schema/numbers';
import { Meta, pageQuery } from '../schema/page';
import { User } from '../users/user.schema';

const instantOut = () => z.string().meta({ format: 'date-time' });

/** Somebody who waits for a good in a range. */
export const Wait = z
  .object({
    id: id(),
    good_id: id(),
    good_title: z.string(),
    lender_id: id().describe('The account that lends the good.'),
    user_id: id().describe('Who waits.'),
    quantity: z.int(),
    state: z
      .enum(['waiting', 'offered', 'booked', 'declined', 'lapsed', 'left', 'passed', 'withdrawn'])
      .describe('`offered`: it is free and held until `answer_by`; `passed`: the range began without it.'),
    is_hourly: z.boolean(),
    start_at: instantOut(),
    end_at: instantOut().describe('The range is half-open.'),
    start_date: z.string().nullable().meta({ format: 'date' }).describe('By day only.'),
    end_date: z.string().nullable().meta({ format: 'date' }).describe('By day only; inclusive.'),
    time_zone: z.string().describe('The lender’s, in which the days are days.'),
    place: z
      .int()
      .nullable()
      .describe('1 is the next of those who want an overlapping range; null once it does not wait any more.'),
    offered_at: instantOut().nullable(),
    answer_by: instantOut().nullable().describe('Until then it is held for who was asked.'),
    booking_id: id().nullable().describe('What came of it.'),
    permissions: z.array(z.enum(['accept', 'decline', 'leave'])).describe('What the caller may do now.'),
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
    .describe('Of this good, in their order: all to who manages it, to others their own.'),
  live: z.enum(['true', 'false']).default('false').describe('Only those that wait or were asked.'),
  ...pageQuery,
});

export const WaitWritten = z.object({ wait: Wait }).meta({ id: 'WaitWritten' });
export const WaitAccepted = z.object({ wait: Wait, booking: Booking }).meta({ id: 'WaitAccepted' });
export const WaitList = z
  .object({ waits: z.array(Wait), goods: z.array(Good), users: z.array(User), meta: Meta })
  .meta({ id: 'WaitList' });
