import { SETS } from '@kashikari/contracts';
import { SCHEDULE_DAYS } from '@kashikari/kernel';
import { z } from 'zod';
import { Good } from '../goods/good.schema';
import { id } from '../schema/ids';
import { whole, yen } from '../schema/numbers';
import { Meta } from '../schema/page';
import { fault, text } from '../schema/text';
import { day, instant } from '../schema/time';
import { PaymentOfBooking } from '../payments/payment-of-booking.schema';
import { Review } from '../reviews/review.schema';
import { User } from '../users/user.schema';

const instantOut = () => z.string().meta({ format: 'date-time' });

export const OpenDispute = z.object({
  opened_at: instantOut(),
  opened_by: id().nullable(),
  reason: z.string().describe('Text of the person who opened it; may be empty.'),
  office: z
    .boolean()
    .describe('True if the office takes part while it is open; false: borrower and lender settle it.'),
});

/** A good, a quantity, a borrower, and a range. */
export const Booking = z
  .object({
    id: id(),
    good_id: id(),
    good_title: z.string(),
    lender_id: id().describe('The account that lends the good.'),
    user_id: id()
      .nullable()
      .describe('The borrower; null for callers who may see that the good is taken, but not by whom.'),
    quantity: z.int(),
    returned_quantity: z
      .int()
      .describe('Units that are back while the rest is out; all of `quantity` once it is returned.'),
    state: z.enum(['reserved', 'handed_over', 'overdue', 'returned', 'cancelled']),
    in_dispute: z.boolean(),
    dispute: OpenDispute.nullable().describe('The open dispute.'),
    is_hourly: z.boolean(),
    start_at: instantOut(),
    end_at: instantOut().describe('The range is half-open: this instant is free again.'),
    start_date: z.string().nullable().meta({ format: 'date' }).describe('For bookings by the day only.'),
    end_date: z
      .string()
      .nullable()
      .meta({ format: 'date' })
      .describe('For bookings by the day only; inclusive.'),
    time_zone: z.string().describe('Time zone of the lender, in which days are counted.'),
    locked_from: instantOut().nullable().describe('Start, including the margin.'),
    locked_to: instantOut().nullable().describe('End, including the margin.'),
    prepared_at: instantOut()
      .nullable()
      .describe(
        'When a manager set its units aside to be collected. Other dates or another quantity clear it.',
      ),
    handed_over_at: instantOut().nullable(),
    reminded_at: instantOut()
      .nullable()
      .describe('For managers: when one of them last asked the borrower to return it.'),
    returned_at: instantOut().nullable(),
    received_at: instantOut().nullable(),
    cancelled_at: instantOut().nullable(),
    extended_days: z.int(),
    delayed_from: instantOut()
      .nullable()
      .describe(
        'Original start, if the booking was moved because its units were overdue. It may be cancelled without restriction until `start_at`.',
      ),
    overdue_in_days: z.int(),
    duration: z.int().describe('Number of days, including both ends; minutes for a booking by the hour.'),
    memo: z.string().nullable(),
    method: z
      .string()
      .describe(
        'How it was booked: `web`, `scan` (by its code), `counter` (for another person), `bulk` (several goods at once), `takeout` (borrowed on the spot), `api` (by a program).',
      ),
    series_id: id().nullable().describe('Shared by the bookings of a series.'),
    not_collected: z.boolean(),
    short_turn_round: z
      .boolean()
      .describe(
        'For managers: the time between its return and the next booking was shorter than the margin.',
      ),
    permissions: z
      .array(z.string())
      .describe(
        'Actions that are available to the caller now: `return`, `revert_return`, `receive`, `hand_over`, `revert_hand_over`, `extend`, `update`, `cancel`, `open_dispute`, `close_dispute`, `prepare`, `revert_prepare`.',
      ),
    unread_messages: z.int().describe('Messages about it that the caller has not read.'),
    price: z
      .int()
      .nullable()
      .describe('Yen, tax included, for the borrower and managers; null: it costs nothing.'),
    payments: z.array(PaymentOfBooking).describe('Its payments, the first first.'),
    created_at: instantOut(),
    updated_at: instantOut(),
  })
  .meta({ id: 'Booking' });

export type Booking = z.infer<typeof Booking>;

export const ReturnBooking = z
  .object({
    quantity: whole(1, 100_000)
      .optional()
      .describe('Units that are back, if the rest stays out; by default all that are out.'),
  })
  .meta({ id: 'ReturnBooking' });

/** A range as a person sends it; {@link oneRange} says that it is one. */
export const range = {
  start_date: day().optional().describe('First day, in the lender’s calendar.'),
  end_date: day().optional().describe('Last day, inclusive.'),
  start_at: instant().optional().describe('For goods lent by the hour.'),
  end_at: instant().optional().describe('Exclusive.'),
};

type RangeFields = { start_date?: string; end_date?: string; start_at?: string; end_at?: string };

/** Days or instants, both ends, and not both kinds. */
export function oneRange(value: RangeFields, context: z.RefinementCtx, optional: boolean): void {
  const days = [value.start_date, value.end_date].filter(Boolean).length;
  const instants = [value.start_at, value.end_at].filter(Boolean).length;
  if (days > 0 && instants > 0) fault(context, 'one_of', { fields: ['start_date', 'start_at'] });
  else if (days + instants === 0 && !optional) missing(context, ['start_date', 'end_date']);
  else if (days === 1) missing(context, [value.start_date ? 'end_date' : 'start_date']);
  else if (instants === 1) missing(context, [value.start_at ? 'end_at' : 'start_at']);
}

function missing(context: z.RefinementCtx, fields: string[]): void {
  for (const field of fields)
    context.addIssue({ code: 'custom', path: [field], params: { code: 'validation.required' } });
}

export const NewBooking = z
  .object({
    good_id: id(),
    ...range,
    quantity: whole(1, 100_000).default(1),
    memo: text(2000).optional(),
    user_id: id()
      .optional()
      .describe(
        'The borrower, if a manager books for another person, or a group owner for a member of the group.',
      ),
    scanned_code: text(200).optional().describe('The scanned code, for goods that are booked by scanning.'),
    method: z
      .enum(SETS.bookingMethod.texts)
      .optional()
      .describe(
        '`takeout`: borrowed on the spot; rejected with `booking.not_now` unless it starts today or, by the hour, within 15 minutes. `api`: booked by a program. The server determines the other methods itself: `scan` with a scanned code, `counter` for another person without one, `kiosk` and `sip2` at machines, else `web`.',
      ),
    expected_total: yen()
      .optional()
      .describe(
        'The `total` of the quote that was shown; rejected with `booking.price_changed` if it differs.',
      ),
  })
  .superRefine((value, context) => oneRange(value, context, false))
  .meta({
    id: 'NewBooking',
    description: 'With `start_date` and `end_date`, or with `start_at` and `end_at`.',
  });

export const BulkBooking = z
  .object({
    good_ids: z.array(id()).min(1).max(100),
    ...range,
    memo: text(2000).optional(),
    user_id: id()
      .optional()
      .describe(
        'The borrower, if a manager books for another person, or a group owner for a member of the group.',
      ),
  })
  .superRefine((value, context) => oneRange(value, context, false))
  .meta({ id: 'BulkBooking', description: 'Several goods for the same range, all or nothing.' });

export const BookingPatch = z
  .object({
    ...range,
    quantity: whole(1, 100_000).optional(),
    memo: text(2000).nullable().optional(),
    expected_total: yen()
      .optional()
      .describe(
        'The `total` of the quote for the change; rejected with `booking.price_changed` if it differs.',
      ),
  })
  .superRefine((value, context) => oneRange(value, context, true))
  .meta({ id: 'BookingPatch' });

export const Extension = z
  .object({
    days: whole(1, 3660).optional().describe('Number of additional days.'),
    end_at: instant().optional().describe('Alternatively, the new end.'),
    move_others: z.boolean().default(false).describe('Allows managers to move the following bookings.'),
    preview: text(100)
      .optional()
      .describe(
        'With `move_others`: the `digest` of the preview. The response is 409 `booking.preview_outdated` if the result would now be different.',
      ),
  })
  .superRefine((value, context) => {
    if ((value.days === undefined) === (value.end_at === undefined))
      fault(context, 'one_of', { fields: ['days', 'end_at'] });
  })
  .meta({ id: 'Extension' });

export const Dispute = z.object({ reason: text(2000, 1) }).meta({ id: 'Dispute' });

export const BulkReturn = z.object({ booking_ids: z.array(id()).min(1).max(100) }).meta({ id: 'BulkReturn' });

export const BulkHandOver = z
  .object({ booking_ids: z.array(id()).min(1).max(100) })
  .meta({ id: 'BulkHandOver' });

/** Another booking of the same good: its range and, for people who may know it, its borrower. */
export const NextOfGood = z
  .object({
    id: id().describe('A substitute id if the caller may not know the id of the booking.'),
    start_at: instantOut(),
    end_at: instantOut().describe('Exclusive.'),
    user_id: id()
      .optional()
      .describe(
        'The borrower, for managers of the lender or of a group of the good, and for members of a group with `member_booking_visible`; and the caller.',
      ),
  })
  .meta({ id: 'NextOfGood' });

const related = { goods: z.array(Good), users: z.array(User) };

export const BookingAnswer = z
  .object({
    booking: Booking,
    related_bookings: z
      .array(Booking)
      .describe('Up to 100 other bookings of the same bulk request or series, earliest first.'),
    related_members_bookings: z
      .array(NextOfGood)
      .describe(
        `Up to 50 other open bookings of the good in the next ${SCHEDULE_DAYS} days, as far as the caller sees its schedule, ` +
          'earliest first.',
      ),
    review: Review.nullable().describe('The borrower’s review of the good.'),
    ...related,
  })
  .meta({ id: 'BookingAnswer' });
/**
 * Response to a write. It omits the good, which the caller already shows, so that the frequent call stays a single hop.
 */
export const BookingWritten = z.object({ booking: Booking }).meta({ id: 'BookingWritten' });
export const BookingsWritten = z.object({ bookings: z.array(Booking) }).meta({ id: 'BookingsWritten' });
export const BookingList = z
  .object({ bookings: z.array(Booking), ...related, meta: Meta })
  .meta({ id: 'BookingList' });

const ReturnOutcome = z
  .object({
    booking_id: id(),
    ok: z.boolean(),
    code: z.string().nullable().describe('Reason for the refusal.'),
    message: z.string().nullable().describe('Message for people.'),
    params: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'ReturnOutcome' });

export const BulkReturnAnswer = z
  .object({ outcomes: z.array(ReturnOutcome), bookings: z.array(Booking) })
  .meta({ id: 'BulkReturnAnswer' });
