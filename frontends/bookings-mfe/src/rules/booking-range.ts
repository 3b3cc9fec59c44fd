import type { BookingRange } from '@kashikari/availability';
import { isDay } from '@kashikari/kernel';
import type { RangeBody } from '../api/create-booking';
import type { BookingView } from '../api/get-booking';

/** A range as the REST contract takes it. */
export function toRange(asked: BookingRange): RangeBody {
  if (asked.unit === 'day') return { start_date: asked.startDate, end_date: asked.endDate };
  return { start_at: new Date(asked.startAt).toISOString(), end_at: new Date(asked.endAt).toISOString() };
}

export function isSame(a: BookingRange, b: BookingRange | undefined): boolean {
  return b !== undefined && JSON.stringify(toRange(a)) === JSON.stringify(toRange(b));
}

/** Returns the range of a booking, so that another good can be booked for the same range. */
export function rangeOf({ start_date, end_date, start_at, end_at }: BookedRange): RangeBody {
  return start_date && end_date ? { start_date, end_date } : { start_at, end_at };
}

type BookedRange = Pick<BookingView, 'start_date' | 'end_date' | 'start_at' | 'end_at'>;

/** The address of a new booking that begins with a range and a quantity. */
export function pathOf(goodId: string, range: RangeBody, quantity = 1): string {
  return `/goods/${goodId}/bookings/new?${queryOf(range, quantity)}`;
}

/** The address at which a range is repeated. */
export function repeatPathOf(goodId: string, range: RangeBody, quantity = 1): string {
  return `/goods/${goodId}/bookings/new/repeat?${queryOf(range, quantity)}`;
}

function queryOf(range: RangeBody, quantity: number): URLSearchParams {
  const [from, to] =
    'start_date' in range ? [range.start_date, range.end_date] : [range.start_at, range.end_at];
  return new URLSearchParams({ from, to, ...(quantity > 1 && { quantity: String(quantity) }) });
}

/** Reads the range and the quantity from such an address: days, instants, or nothing if it is unreadable. */
export function readStart(params: URLSearchParams): {
  readonly asked?: BookingRange;
  readonly quantity?: number;
} {
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? from;
  const quantity = Number(params.get('quantity')) || 1;
  if (isDay(from) && isDay(to) && from <= to) {
    return { asked: { unit: 'day', startDate: from, endDate: to }, quantity };
  }
  const [startAt, endAt] = [Date.parse(from), Date.parse(to)];
  return startAt < endAt ? { asked: { unit: 'hour', startAt, endAt }, quantity } : {};
}
