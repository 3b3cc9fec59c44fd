import { SCHEDULE_DAYS } from '@kashikari/kernel';
import { z } from 'zod';
import { id } from '../schema/ids';
import { wholeInQuery } from '../schema/numbers';
import { fault } from '../schema/text';
import { day, instantOut } from '../schema/time';

const ScheduleDay = z
  .object({
    date: z.string().meta({ format: 'date' }),
    remaining: z
      .int()
      .describe(
        'Units available for a one-day booking on that day. Closed dates are not considered; see `state`.',
      ),
    state: z.enum(['free', 'part', 'full', 'closed']),
    closed_by: z
      .enum(['past', 'days_ahead', 'weekday', 'date'])
      .nullable()
      .describe(
        'Why a booking can neither start nor end on a closed day: it is past, too soon, a weekday without lending, or a closed date. Otherwise null.',
      ),
    holiday: z.boolean().describe('A public holiday at the lender, whether the lender is closed or not.'),
  })
  .meta({ id: 'ScheduleDay' });

export const BusyRange = z
  .object({
    start_at: instantOut(),
    end_at: instantOut(),
    quantity: z.int(),
    locked_to: instantOut().nullable().describe('End of the claim, including its margin.'),
    booking_id: id().nullable().describe('Only if the caller may see the booking.'),
    user_id: id().nullable().describe('Only if the caller may see the booking.'),
    state: z
      .enum(['reserved', 'handed_over', 'overdue', 'held'])
      .nullable()
      .describe('`held`: for a waiting user who has an offer. Null if only the rest of a margin remains.'),
    mine: z.boolean(),
    out: z.boolean().describe('With its borrower at this moment, late or not.'),
  })
  .meta({ id: 'BusyRange' });

/** Availability of a good, day by day in the lender's calendar. */
export const Schedule = z
  .object({
    good_id: id(),
    time_zone: z.string(),
    quantity: z.int(),
    is_hourly: z.boolean(),
    margin_days: z.int(),
    max_days: z.int().nullable(),
    days: z.array(ScheduleDay),
    busy: z.array(BusyRange),
  })
  .meta({ id: 'Schedule' });

export type ScheduleDay = z.infer<typeof ScheduleDay>;
export type BusyRange = z.infer<typeof BusyRange>;
export type Schedule = z.infer<typeof Schedule>;

const window = {
  from: day().optional().describe('First day; by default today in the lender’s time zone.'),
  days: wholeInQuery(1, 92).default(SCHEDULE_DAYS).describe('Number of days, 1 to 92.'),
};

export const scheduleQuery = z.object(window);

const goodId = id();

export const goodIds = z
  .string()
  .superRefine((value, context) => {
    const ids = value.split(',');
    if (ids.length > 100) fault(context, 'too_many', { max: 100 });
    else if (!ids.every((one) => goodId.safeParse(one).success)) fault(context, 'format');
  })
  .meta({ maxLength: 3699, example: '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11' })
  .describe('Ids, separated by commas, up to 100.');

export const schedulesQuery = z.object({ good_ids: goodIds, ...window });

export const ScheduleAnswer = z.object({ schedule: Schedule }).meta({ id: 'ScheduleAnswer' });
export const ScheduleList = z.object({ schedules: z.array(Schedule) }).meta({ id: 'ScheduleList' });
