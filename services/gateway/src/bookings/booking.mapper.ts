import { reservation } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { textOrNull } from '../mappers/times';
import { Booking, type NewBooking, NextOfGood, OpenDispute } from './booking.schema';
import type { z } from 'zod';

const toDispute = answerOf(OpenDispute, reservation.Dispute);

export const toBooking = answerOf(Booking, reservation.Booking, {
  dispute: ({ dispute }) => (dispute ? toDispute(dispute) : null),
  user_id: ({ anonymous, userId }) => (anonymous ? null : textOrNull(userId)),
  payments: () => [],
});

export const toNextBooking = answerOf(NextOfGood, reservation.Booking, {
  user_id: ({ anonymous, userId }) => (anonymous ? undefined : userId),
});

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

/** Maps the fields that single and recurring bookings share. */
export function toWanted(body: z.output<typeof NewBooking>) {
  return {
    goodId: body.good_id,
    range: toRange(body),
    quantity: body.quantity,
    memo: body.memo ?? '',
    userId: body.user_id ?? '',
    scannedCode: body.scanned_code ?? '',
    expectedTotal: body.expected_total,
  };
}

/** The methods that the server does not determine itself; undefined for the others. */
export function statedMethod({ method }: Pick<z.output<typeof NewBooking>, 'method'>) {
  return method === 'takeout' || method === 'api' ? method : undefined;
}
