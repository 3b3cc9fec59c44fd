import type { Good, Meta, User } from '@kashikari/web-kit';
import type { BookingView } from './get-booking';

/** One page of the bookings of one state, as the REST contract answers it, the latest first. */
export interface PartOfPage {
  readonly bookings: readonly BookingView[];
  readonly goods: readonly Good[];
  readonly users: readonly User[];
  readonly meta: Meta;
}

export interface MergedPages {
  readonly bookings: readonly BookingView[];
  readonly goods: ReadonlyMap<string, Good>;
  readonly users: ReadonlyMap<string, User>;
  /** The number of all bookings, shown or not. */
  readonly total: number;
}

/**
 * Merges pages that were fetched state by state. A list with further pages may still contain bookings older than its
 * last one. Bookings of other lists from before that time are withheld, so that nothing is inserted above them later.
 */
export function mergePages(pages: readonly (readonly PartOfPage[])[]): MergedPages {
  const parts = pages.flat();
  const open = (pages.at(-1) ?? []).filter(({ meta }) => meta.next_page !== null);
  const horizon = Math.max(0, ...open.map(({ bookings }) => createdAt(bookings.at(-1))));
  return {
    bookings: parts
      .flatMap(({ bookings }) => bookings)
      .filter((booking) => createdAt(booking) >= horizon)
      .sort((a, b) => createdAt(b) - createdAt(a)),
    goods: new Map(parts.flatMap(({ goods }) => goods).map((good) => [good.id, good])),
    users: new Map(parts.flatMap(({ users }) => users).map((user) => [user.id, user])),
    total: (pages[0] ?? []).reduce((sum, { meta }) => sum + meta.total, 0),
  };
}

/** Returns epoch milliseconds, or 0 without a booking. */
function createdAt(booking: Pick<BookingView, 'created_at'> | undefined): number {
  return booking ? Date.parse(booking.created_at) : 0;
}
