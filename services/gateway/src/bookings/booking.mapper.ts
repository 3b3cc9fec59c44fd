import { type reservation, SETS, wordOf } from '@kashikari/contracts';
import { notFound } from '@kashikari/kernel';
import { instant, instantOrNull, textOrNull } from '../mappers/times';
import type { Booking, NewBooking } from './booking.schema';
import type { z } from 'zod';

export function toBooking(booking: reservation.Booking): Booking {
  return {
    id: booking.id,
    good_id: booking.goodId,
    good_title: booking.goodTitle,
    lender_id: booking.lenderId,
    user_id: booking.anonymous ? null : textOrNull(booking.userId),
    quantity: booking.quantity,
    state: wordOf(SETS.bookingState, booking.stateEnum, booking.state),
    in_dispute: booking.inDispute,
    dispute: booking.dispute ? toDispute(booking.dispute) : null,
    is_hourly: booking.isHourly,
    start_at: instant(booking.startAt),
    end_at: instant(booking.endAt),
    start_date: textOrNull(booking.startDate),
    end_date: textOrNull(booking.endDate),
    time_zone: booking.timeZone,
    locked_from: instantOrNull(booking.lockedFrom),
    locked_to: instantOrNull(booking.lockedTo),
    handed_over_at: instantOrNull(booking.handedOverAt),
    returned_at: instantOrNull(booking.returnedAt),
    received_at: instantOrNull(booking.receivedAt),
    cancelled_at: instantOrNull(booking.cancelledAt),
    extended_days: booking.extendedDays,
    delayed_from: instantOrNull(booking.delayedFrom),
    overdue_in_days: booking.overdueInDays,
    duration: booking.duration,
    memo: textOrNull(booking.memo),
    method: wordOf(SETS.bookingMethod, booking.methodEnum, booking.method),
    series_id: textOrNull(booking.seriesId),
    not_collected: booking.notCollected,
    short_turn_round: booking.shortTurnRound,
    permissions: booking.permissions,
    unread_messages: booking.unreadMessages,
    created_at: instant(booking.createdAt),
    updated_at: instant(booking.updatedAt),
  };
}

function toDispute({ openedAt, openedBy, reason }: reservation.Dispute): Booking['dispute'] {
  return { opened_at: instant(openedAt), opened_by: textOrNull(openedBy), reason };
}

interface RangeRequest {
  readonly start_date?: string;
  readonly end_date?: string;
  readonly start_at?: string;
  readonly end_at?: string;
}

/** Undefined when the request names no range. */
export function toRange(asked: RangeRequest): reservation.Range | undefined {
  if (!asked.start_date && !asked.start_at) return undefined;
  return {
    startDate: asked.start_date ?? '',
    endDate: asked.end_date ?? '',
    startAt: asked.start_at ? new Date(asked.start_at) : undefined,
    endAt: asked.end_at ? new Date(asked.end_at) : undefined,
  };
}

/** What is to be booked, once or again and again. */
export function toWanted(body: z.output<typeof NewBooking>) {
  return {
    goodId: body.good_id,
    range: toRange(body),
    quantity: body.quantity,
    memo: body.memo ?? '',
    userId: body.user_id ?? '',
    scannedCode: body.scanned_code ?? '',
  };
}

/** The answer of every write of one booking. */
export function written(response: { booking?: reservation.Booking | undefined }, asked: string) {
  if (!response.booking) throw notFound('booking', asked);
  return { body: { booking: toBooking(response.booking) }, version: response.booking.version };
}
