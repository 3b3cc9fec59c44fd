import type { PublicCode } from '@kashikari/kernel/errors';

/** Refusals that any new booking may get. */
export const BOOKING_REFUSALS = [
  'not_found',
  'booking.range',
  'booking.in_the_past',
  'booking.not_now',
  'booking.quarter_hour',
  'booking.max_days',
  'booking.disabled_weekday',
  'booking.closed_date',
  'booking.at_least_days_ahead',
  'booking.quantity',
  'booking.reference_only',
  'booking.manager_only',
  'booking.not_a_member',
  'booking.restricted',
  'booking.scan_only',
  'booking.unavailable',
  'booking.on_loan',
  'booking.exclusive',
  'booking.max_supplies',
  'booking.price_changed',
  'payment.amount',
  'payment.unsettled',
] as const satisfies readonly PublicCode[];
