import { z } from 'zod';
import { id } from '../schema/ids';
import { wholeInQuery } from '../schema/numbers';
import { fault } from '../schema/text';
import { day } from '../schema/time';

const instantOut = () => z.string().meta({ format: 'date-time' });

export const ScheduleDay = z
  .object({
    date: z.string().meta({ format: 'date' }),
    remaining: z
      .int()
      .describe('What a one-day booking on it could take; ignores closing, which `state` tells.'),
    state: z.enum(['free', 'part', 'full', 'closed']),
  })
  .meta({ id: 'ScheduleDay' });

export const BusyRange = z
  .object({
    start_at: instantOut(),
    end_at: instantOut(),
    quantity: z.int(),
    locked_to: instantOut().nullable().describe('The claim with its margin ends here.'),
    booking_id: id().nullable().describe('Only where the caller may know.'),
    user_id: id().nullable().describe('Only where the caller may know.'),
    state: z
      .enum(['reserved', 'handed_over', 'overdue', 'held'])
      .nullable()
      .describe('`held`: for somebody who waited and was asked. Null when only the rest of a margin stands.'),
    mine: z.boolean(),
  })
  .meta({ id: 'BusyRange' });

/** What is free of one good, day by day in the lender's calendar. */
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
  from: day().optional().describe('First day; default is today in the lender’s zone.'),
  days: wholeInQuery(1, 92).default(14).describe('How many days, 1 to 92.'),
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
  .describe('Ids, separated by commas; at most 100.');

export const schedulesQuery = z.object({ good_ids: goodIds, ...window });

export const ScheduleAnswer = z.object({ schedule: Schedule }).meta({ id: 'ScheduleAnswer' });
export const ScheduleList = z.object({ schedules: z.array(Schedule) }).meta({ id: 'ScheduleList' });
