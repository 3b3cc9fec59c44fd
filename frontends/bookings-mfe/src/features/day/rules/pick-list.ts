import type { BookingView } from '../../../api/get-booking';
import type { DayAnswer } from '../api/get-day';

export interface PickRow {
  readonly booking: BookingView;
  readonly borrower: string | undefined;
}

/** Returns the starting bookings by place, then by title. Goods without a place come last, under an empty name. */
export function byPlace(
  answers: readonly DayAnswer[],
  locale: string,
): readonly (readonly [place: string, rows: readonly PickRow[]])[] {
  const placeOf = new Map(
    answers.flatMap(({ goods }) => goods).map(({ id, location }) => [id, location ?? '']),
  );
  const nameOf = new Map(answers.flatMap(({ users }) => users).map(({ id, name }) => [id, name]));
  const bookings = new Map(answers.flatMap(({ day }) => day.starts.bookings).map((one) => [one.id, one]));
  const places = new Map<string, PickRow[]>();
  for (const booking of bookings.values()) {
    const place = placeOf.get(booking.good_id) ?? '';
    const row = { booking, borrower: nameOf.get(booking.user_id ?? '') };
    places.set(place, [...(places.get(place) ?? []), row]);
  }
  const compare = new Intl.Collator(locale, { numeric: true }).compare;
  return [...places]
    .sort(([a], [b]) => Number(a === '') - Number(b === '') || compare(a, b))
    .map(([place, rows]) => [
      place,
      rows.sort((a, b) => compare(a.booking.good_title, b.booking.good_title)),
    ]);
}
