import { z } from 'zod';
import { id } from '../schema/ids';
import { whole } from '../schema/numbers';
import { fault } from '../schema/text';
import { day } from '../schema/time';
import { Booking, NewBooking } from './booking.schema';

const instantOut = () => z.string().meta({ format: 'date-time' });

const Repeat = z
  .object({
    every: z
      .enum(['week', 'two_weeks', 'month'])
      .describe('`month`: the same weekday of each month, if that month has it.'),
    count: whole(1, 52).optional().describe('Total number of bookings.'),
    until: day().optional().describe('Last day on which a booking may start; up to 52 bookings.'),
  })
  .superRefine((value, context) => {
    if ((value.count === undefined) === (value.until === undefined))
      fault(context, 'one_of', { fields: ['count', 'until'] });
  })
  .meta({ id: 'Repeat' });

export const RecurringBooking = z
  .intersection(
    NewBooking,
    z.object({
      repeat: Repeat,
      dates: z
        .array(day())
        .max(52)
        .optional()
        .describe('First days of the bookings to make; if absent, all.'),
      dry_run: z.boolean().optional().describe('Books nothing; the response is the result for each date.'),
    }),
  )
  .meta({
    id: 'RecurringBooking',
    description: 'The first booking, as for a single booking, and the repetition.',
  });

const RecurringDate = z
  .object({
    start_date: z.string().nullable().meta({ format: 'date' }).describe('For bookings by the day only.'),
    end_date: z
      .string()
      .nullable()
      .meta({ format: 'date' })
      .describe('For bookings by the day only; inclusive.'),
    start_at: instantOut().nullable().describe('For bookings by the hour only.'),
    end_at: instantOut().nullable().describe('For bookings by the hour only.'),
    ok: z.boolean(),
    code: z.string().nullable().describe('Reason why the date cannot be booked.'),
    message: z.string().nullable().describe('Message for people.'),
    params: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'RecurringDate' });
export type RecurringDate = z.infer<typeof RecurringDate>;

export const RecurringAnswer = z
  .object({
    dates: z.array(RecurringDate),
    bookings: z.array(Booking).describe('Empty after a dry run.'),
    series_id: id().nullable().describe('Shared by the bookings.'),
  })
  .meta({ id: 'RecurringAnswer' });

export const SeriesCancelled = z.object({ bookings: z.array(Booking) }).meta({ id: 'SeriesCancelled' });
