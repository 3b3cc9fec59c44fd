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
      .describe('`month`: the same weekday of each month, where it has one.'),
    count: whole(1, 52).optional().describe('How many in all.'),
    until: day().optional().describe('The last day on which one may begin; at most 52 of them.'),
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
        .describe('The first days of those that are wanted; absent means all of them.'),
      dry_run: z.boolean().optional().describe('Only says what would become of each date.'),
    }),
  )
  .meta({
    id: 'RecurringBooking',
    description: 'The first one, as for a single booking, and how it repeats.',
  });

const RecurringDate = z
  .object({
    start_date: z.string().nullable().meta({ format: 'date' }).describe('By day only.'),
    end_date: z.string().nullable().meta({ format: 'date' }).describe('By day only; inclusive.'),
    start_at: instantOut().nullable().describe('By the hour only.'),
    end_at: instantOut().nullable().describe('By the hour only.'),
    ok: z.boolean(),
    code: z.string().nullable().describe('Why it can’t be booked.'),
    message: z.string().nullable().describe('For a person.'),
    params: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'RecurringDate' });
export type RecurringDate = z.infer<typeof RecurringDate>;

export const RecurringAnswer = z
  .object({
    dates: z.array(RecurringDate),
    bookings: z.array(Booking).describe('None after a dry run.'),
    series_id: id().nullable().describe('Shared by the bookings.'),
  })
  .meta({ id: 'RecurringAnswer' });

export const SeriesCancelled = z.object({ bookings: z.array(Booking) }).meta({ id: 'SeriesCancelled' });
