import { z } from 'zod';
import { Good } from '../goods/good.schema';
import { Image } from '../images/image.schema';
import { id, idOrName } from '../schema/ids';
import { wholeInQuery } from '../schema/numbers';
import { day } from '../schema/time';
import { User } from '../users/user.schema';
import { Booking } from './booking.schema';

export const dayQuery = z.object({
  date: day()
    .optional()
    .describe(
      'In each lender’s own calendar, from 7 days before to 31 days after today; today if it is absent.',
    ),
  lender_id: id()
    .optional()
    .describe('Only goods of this lender. If it is absent, all that the caller manages.'),
  group_id: idOrName('media-library').optional().describe('Only goods in this group (id or slug).'),
  part: z
    .enum(['late', 'check', 'due', 'starts', 'settled'])
    .optional()
    .describe('Only the bookings of this part, page by page; the other parts have their totals alone.'),
  page: wholeInQuery(1, 10_000).default(1).describe('Page of `part`, from 1; 100 bookings a page.'),
});

const dateOut = () => z.string().meta({ format: 'date' });

const DayBookings = z
  .object({
    total: z.int().describe('Number of bookings of this part, on all pages.'),
    bookings: z.array(Booking).describe('Up to 100.'),
  })
  .meta({ id: 'DayBookings' });

/** A lender's day. Each booking is in the first part that matches. */
const LendersDay = z
  .object({
    date: dateOut(),
    late: DayBookings.describe('Out with its end past, the longest first. Empty on other days than today.'),
    check: DayBookings.describe(
      'Returned and not received, in dispute, never collected until its end, or more than the good has. ' +
        'Empty on other days than today.',
    ),
    due: DayBookings.describe(
      'Out, and ends on the day, by time. On other days than today, what began before that day is out. ' +
        'An end at 24:00 belongs to the day before.',
    ),
    starts: DayBookings.describe(
      'Starts on the day and is not out, by time; where the lender does not manage hand-overs, until it is returned.',
    ),
    settled: DayBookings.describe('Returned or handed over on the day, the latest first.'),
  })
  .meta({ id: 'LendersDay' });

/** An offer of the waiting list with its deadline, or how many wait for a good. */
export const DayWait = z
  .object({
    good_id: id(),
    good_title: z.string(),
    lender_id: id(),
    waiting: z.int().describe('Number of users who wait for the good and have no offer.'),
    wait_id: id().nullable().describe('The wait that has an offer; null in a row that only counts.'),
    user_id: id().nullable().describe('The user who has the offer.'),
    answer_by: z
      .string()
      .nullable()
      .meta({ format: 'date-time' })
      .describe('Until then, the good is held for this user.'),
  })
  .meta({ id: 'DayWait' });

const WeekDay = z
  .object({ date: dateOut(), starts: z.int(), due: z.int() })
  .meta({ id: 'WeekDay', description: 'Number of bookings that go out and come back on a day.' });

export const DayAnswer = z
  .object({
    day: LendersDay,
    waits: z
      .array(DayWait)
      .describe('Offers, the earliest deadline first, then the number of waiting users by good.'),
    week: z.array(WeekDay).describe('The seven days after the day.'),
    goods: z.array(Good),
    users: z.array(User),
    images: z.array(Image),
  })
  .meta({ id: 'DayAnswer' });
