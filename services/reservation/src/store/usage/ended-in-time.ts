import { HOURLY_UNIT_MINUTES } from '@kashikari/kernel';

/**
 * Condition that `booking b` was back by its end, as extended; by the hour a quarter of an hour later. Null while it is
 * out. An automatic extension moves the end, so it does not make a booking late.
 */
export const BACK_IN_TIME = `b.returned_at <= b.end_at
  + case when b.is_hourly then interval '${HOURLY_UNIT_MINUTES} minutes' else interval '0' end`;

/**
 * Condition that `booking b` of lender `l` was never collected.
 * @param now the parameter of now
 */
export const NEVER_COLLECTED = (now: string): string =>
  `(l.manage_hand_over and b.handed_over_at is null and b.returned_at is null and b.end_at <= ${now})`;
