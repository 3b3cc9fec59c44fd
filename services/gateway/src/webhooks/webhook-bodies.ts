import { SETS } from '@kashikari/contracts';
import type { WebhookEvent } from '@kashikari/kernel';
import { z } from 'zod';
import { id } from '../schema/ids';

const instant = () => z.string().meta({ format: 'date-time' });
const day = () => z.string().meta({ format: 'date' });
const count = () => z.int().min(0);
const yen = () => z.int().describe('Yen.');
const version = () => z.int().min(1).describe('Rises with every change.');

const RANGE = {
  start_date: day().optional().describe('First day. Absent if it is booked by the hour.'),
  end_date: day().optional().describe('Last day, inclusive. Absent if it is booked by the hour.'),
  start_at: instant().optional(),
  end_at: instant().optional().describe('Exclusive.'),
};

const LATE = {
  ...{ id: id(), good_id: id(), lender_id: id(), borrower_id: id(), quantity: z.int().min(1) },
  state: z.enum(['reserved', 'handed_over', 'overdue', 'returned', 'cancelled']),
  ...RANGE,
};

const LateBooking = z.object(LATE).meta({ id: 'LateBookingNews' });

const ChangedBooking = z
  .object({
    ...LATE,
    version: version(),
    returned_at: instant().optional(),
    cancelled_at: instant().optional(),
    series_id: id().optional().describe('Present if it belongs to a series.'),
  })
  .meta({ id: 'BookingNews' });

const Good = z
  .object({
    ...{ id: id(), version: version(), owner_id: id() },
    group_ids: z.array(id()).describe('Groups that it belongs to.'),
    created_at: instant().optional(),
  })
  .meta({ id: 'GoodNews' });

const Membership = z
  .object({
    ...{ id: id(), version: version(), group_id: id(), user_id: id() },
    joined_at: instant().optional(),
  })
  .meta({ id: 'MembershipNews' });

const Payment = z
  .object({
    ...{ id: id(), version: version(), status: z.enum(SETS.paymentStatus.texts) },
    ...{ payer_id: id(), payee_id: id(), amount: yen(), amount_refunded: yen() },
    booking_id: id().optional().describe('Present if it is for a loan.'),
    ...{ good_id: id().optional(), group_id: id().optional().describe('Present if it is a fee of a group.') },
  })
  .meta({ id: 'PaymentNews' });

interface Body {
  readonly summary: string;
  readonly data: z.ZodObject;
}

/** `data` of each event in the body of a signed request, and what the event means. */
export const WEBHOOK_BODIES: Readonly<Record<WebhookEvent, Body>> = {
  'booking.created': { summary: 'A booking was made.', data: ChangedBooking },
  'booking.updated': { summary: 'A booking was changed.', data: ChangedBooking },
  'booking.extended': { summary: 'A loan was extended.', data: ChangedBooking },
  'booking.delayed': { summary: 'A booking was delayed by a late return.', data: ChangedBooking },
  'booking.handed_over': { summary: 'A loan was handed over.', data: ChangedBooking },
  'booking.returned': { summary: 'A loan was returned.', data: ChangedBooking },
  'booking.received': { summary: 'A return was confirmed by the lender.', data: ChangedBooking },
  'booking.cancelled': { summary: 'A booking was cancelled.', data: ChangedBooking },
  'booking.overdue': { summary: 'A loan is late; sent once per booking.', data: LateBooking },
  'booking.dispute_opened': { summary: 'A dispute about a booking was opened.', data: ChangedBooking },
  'booking.dispute_closed': { summary: 'A dispute about a booking was closed.', data: ChangedBooking },
  'message.created': {
    summary: 'A message about a booking was written.',
    data: z.object({
      ...{ id: id(), booking_id: id(), good_id: id(), author_id: id() },
      side: z.enum(SETS.messageSide.texts).describe('Side of the author.'),
    }),
  },
  'wait.offered': {
    summary: 'A good was offered to somebody on its waiting list.',
    data: z.object({
      ...{ id: id(), version: version(), good_id: id(), user_id: id(), quantity: z.int().min(1) },
      ...{ state: z.enum(SETS.waitState.texts), answer_by: instant().optional() },
      ...RANGE,
    }),
  },
  'good.created': { summary: 'A good was added.', data: Good },
  'good.updated': { summary: 'A good was changed.', data: Good },
  'good.deleted': { summary: 'A good was deleted.', data: Good },
  'comment.created': {
    summary: 'A comment on a good was written.',
    data: z.object({ id: id(), version: version(), good_id: id(), user_id: id().describe('Its author.') }),
  },
  'post.created': {
    summary: 'An announcement of a group was written.',
    data: z.object({ id: id(), version: version(), group_id: id(), user_id: id().describe('Its author.') }),
  },
  'membership.created': { summary: 'Somebody joined a group.', data: Membership },
  'membership.deleted': { summary: 'Somebody left a group.', data: Membership },
  'stocktaking.finished': {
    summary: 'A stocktaking of a group was closed.',
    data: z.object({
      ...{ id: id(), version: version(), group_id: id(), closed_by: z.string() },
      ...{ match: count(), short: count(), over: count(), unexpected: count(), not_scanned: count() },
    }),
  },
  'payment.succeeded': { summary: 'A payment succeeded.', data: Payment },
  'payment.failed': { summary: 'A payment failed.', data: Payment },
  'payment.refunded': { summary: 'A payment was refunded, in full or in part.', data: Payment },
  ping: { summary: 'A test, sent by `POST /webhooks/{id}/test`.', data: z.object({}) },
};
