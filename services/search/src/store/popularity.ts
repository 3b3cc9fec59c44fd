import { Replica } from '@kashikari/platform';
import type { PopularitySnapshot } from '../domain/snapshots';

export const POPULARITY = new Replica<PopularitySnapshot>(
  'popularity',
  { bookings: true, likes: true },
  {},
  // A second count of the same day replaces the first.
  { again: true },
);

/** The numbers of `good g`, for {@link POPULAR}; goods without a row have none. */
export const JOIN_POPULARITY = 'left join popularity p on p.id = g.id';

/** Sort key of the order `popular`, descending: bookings, then likes. */
export const POPULAR = 'array[coalesce(p.bookings, 0), coalesce(p.likes, 0)]';
