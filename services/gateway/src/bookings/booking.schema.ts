import { z } from 'zod';
import { Good } from '../goods/good.schema';
import { id, idOrName } from '../schema/ids';
import { whole } from '../schema/numbers';
import { Meta, pageQuery } from '../schema/page';
import { fault, text } from '../schema/text';
import { day, dayOrInstant, instant, timeZone } from '../schema/time';
import { User } from '../users/user.schema';

const instantOut = () => z.string().meta({ format: 'date-time' });

/** What somebody contests about a booking. */
export const OpenDispute = z.object({
  opened_at: instantOut(),
  opened_by: id().nullable(),
  reason: z.string().describe('In the words of who opened it; may be empty.'),
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
      .describe('The borrower; null to those who may see that it is taken, but not by whom.'),
    quantity: z.int(),
    state: z.enum(['reserved', 'handed_over', 'overdue', 'returned', 'cancelled']),
    in_dispute: z.boolean(),
    dispute: OpenDispute.nullable().describe('The dispute that is open.'),
    is_hourly: z.boolean(),
    start_at: instantOut(),
    end_at: instantOut().describe('The range is half-open: this instant is free again.'),
    start_date: z.string().nullable().meta({ format: 'date' }).describe('By day only.'),
    end_date: z.string().nullable().meta({ format: 'date' }).describe('By day only; inclusive.'),
    time_zone: z.string().describe('The lender’s, in which the days are days.'),
    locked_from: instantOut().nullable().describe('With the margin before.'),
    locked_to: instantOut().nullable().describe('With the margin after.'),
    handed_over_at: instantOut().nullable(),
    returned_at: instantOut().nullable(),
    received_at: instantOut().nullable(),
    cancelled_at: instantOut().nullable(),
    extended_days: z.int(),
    delayed_from: instantOut()
      .nullable()
      .describe(
        'Where it began before its units were not back in time; it may be cancelled free until `start_at`.',
      ),
    overdue_in_days: z.int(),
    duration: z.int().describe('Days, both ends counted; minutes for a booking by the hour.'),
    memo: z.string().nullable(),
    method: z.string().describe('How it was booked: `web`, `scan`, `counter`, `bulk`.'),
    series_id: id().nullable().describe('Shared by those that were booked together as a range that repeats.'),
    not_collected: z.boolean(),
    short_turn_round: z.boolean().describe('Managers: its return left less than the margin before the next.'),
    permissions: z
      .array(z.string())
      .describe(
        'What the caller may do now: `return`, `revert_return`, `receive`, `hand_over`, `revert_hand_over`, `extend`, `update`, `cancel`, `open_dispute`, `close_dispute`.',
      ),
    unread_messages: z.int().describe('Messages about it that the caller has not read.'),
    created_at: instantOut(),
    updated_at: instantOut(),
  })
  .meta({ id: 'Booking' });

export type Booking = z.infer<typeof Booking>;

/** A range as a person sends it; {@link oneRange} says that it is one. */
export const range = {
  start_date: day().optional().describe('First day, in the lender’s calendar.'),
  end_date: day().optional().describe('Last day, inclusive.'),
  start_at: instant().optional().describe('For a good lent by the hour.'),
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
    user_id: id().optional().describe('A manager books for somebody.'),
    scanned_code: text(200).optional().describe('What the scanner read, for goods booked by scanning.'),
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
    user_id: id().optional().describe('A manager books for somebody.'),
  })
  .superRefine((value, context) => oneRange(value, context, false))
  .meta({ id: 'BulkBooking', description: 'All or nothing, in one range.' });

export const BookingPatch = z
  .object({ ...range, quantity: whole(1, 100_000).optional(), memo: text(2000).nullable().optional() })
  .superRefine((value, context) => oneRange(value, context, true))
  .meta({ id: 'BookingPatch' });

export const Extension = z
  .object({
    days: whole(1, 3660).optional().describe('So many days more.'),
    end_at: instant().optional().describe('Or until then.'),
    move_others: z.boolean().default(false).describe('A manager’s word to move those behind.'),
    preview: text(100)
      .optional()
      .describe(
        'With `move_others`: the `digest` of the preview; 409 `booking.preview_outdated` when something else would happen by now.',
      ),
  })
  .superRefine((value, context) => {
    if ((value.days === undefined) === (value.end_at === undefined))
      fault(context, 'one_of', { fields: ['days', 'end_at'] });
  })
  .meta({ id: 'Extension' });

export const Dispute = z.object({ reason: text(2000, 1) }).meta({ id: 'Dispute' });

export const BulkReturn = z.object({ booking_ids: z.array(id()).min(1).max(100) }).meta({ id: 'BulkReturn' });

/** Which bookings of those that the caller may see. */
export const bookingFilter = {
  scope: z
    .enum(['use', 'lend', 'all'])
    .default('all')
    .describe('`use`: mine; `lend`: of goods that I may manage; `all`: both.'),
  good_id: id().optional(),
  lender_id: id().optional().describe('Of goods that this account lends.'),
  group_id: idOrName('media-library').optional().describe('Of goods in this group (id or slug).'),
  state: z.enum(['reserved', 'handed_over', 'overdue', 'returned', 'cancelled']).optional(),
  from: dayOrInstant().optional().describe('Ending after this instant, or on this day or later.'),
  to: dayOrInstant().optional().describe('Starting before this instant, or on this day or earlier.'),
  time_zone: timeZone().default('Asia/Tokyo').describe('In which `from` and `to` are days.'),
  overcommitted: z
    .enum(['true', 'false'])
    .optional()
    .describe('Managers: only those that claim more than there is, since the quantity was lowered.'),
  match: text(200).optional().describe('Part of a good’s title or of the memo.'),
};

export const bookingQuery = z.object({
  ...bookingFilter,
  sort: z.enum(['latest', 'start_at', 'end_at']).default('latest'),
  ...pageQuery,
});

const related = { goods: z.array(Good), users: z.array(User) };

export const BookingAnswer = z
  .object({
    booking: Booking,
    related_bookings: z
      .array(Booking)
      .describe(
        'Those that the same act has made, in bulk or as a series: at most 100, the first to begin first.',
      ),
    ...related,
  })
  .meta({ id: 'BookingAnswer' });
/** What a write answers: the caller has the good on the screen already, and the hot call stays one hop. */
export const BookingWritten = z.object({ booking: Booking }).meta({ id: 'BookingWritten' });
export const BookingsWritten = z.object({ bookings: z.array(Booking) }).meta({ id: 'BookingsWritten' });
export const BookingList = z
  .object({ bookings: z.array(Booking), ...related, meta: Meta })
  .meta({ id: 'BookingList' });

const ReturnOutcome = z
  .object({
    booking_id: id(),
    ok: z.boolean(),
    code: z.string().nullable().describe('Why not.'),
    message: z.string().nullable().describe('For a person.'),
    params: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'ReturnOutcome' });

export const BulkReturnAnswer = z
  .object({ outcomes: z.array(ReturnOutcome), bookings: z.array(Booking) })
  .meta({ id: 'BulkReturnAnswer' });
