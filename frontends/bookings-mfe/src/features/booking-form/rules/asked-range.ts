import type { Asked } from '@kashikari/availability';
import type { AskedRange } from '../api/create-booking';

/** A range as the REST contract takes it. */
export function toRange(asked: Asked): AskedRange {
  if (asked.unit === 'day') return { start_date: asked.startDate, end_date: asked.endDate };
  return { start_at: new Date(asked.startAt).toISOString(), end_at: new Date(asked.endAt).toISOString() };
}
