import {
  enumFrom,
  enumOf,
  knownText,
  reservation,
  reservationEvents,
  SETS,
  textOf,
  textOrName,
  UnknownWord,
  wordOf,
  type WordOf,
} from '.';

const { BookingState } = reservationEvents;

describe('A closed set of words', () => {
  it('has a word for every value of its enum but the unspecified one', () => {
    const values = Object.values(BookingState).filter(
      (value) => value !== BookingState.UNRECOGNIZED && value !== BookingState.BOOKING_STATE_UNSPECIFIED,
    );
    expect(values.map((value) => textOf(SETS.bookingState, value))).toEqual(SETS.bookingState.texts);
    expect(SETS.bookingState.texts).toEqual(['reserved', 'handed_over', 'overdue', 'returned', 'cancelled']);
  });

  it('has words that are written otherwise than their enum where it says so', () => {
    expect(SETS.locale.texts).toEqual(['ja', 'en', 'ja-Hira']);
    expect(enumOf(SETS.locale, 'ja-Hira')).toBe('LOCALE_JA_HIRA');
    expect(enumFrom(SETS.locale, 'ja_hira')).toBeUndefined();
  });

  it('gives each of its words back from its enum, in every set', () => {
    for (const set of Object.values(SETS))
      for (const text of set.texts)
        expect(textOf(set as typeof SETS.locale, enumFrom(set as typeof SETS.locale, text))).toBe(text);
  });

  it('has no word for an enum that is absent or unspecified', () => {
    for (const none of [undefined, BookingState.BOOKING_STATE_UNSPECIFIED]) {
      expect(textOf(SETS.bookingState, none)).toBeUndefined();
      expect(textOrName(SETS.bookingState, none)).toBe('');
      expect(knownText(SETS.bookingState, none)).toBeUndefined();
      expect(() => wordOf(SETS.bookingState, none)).toThrow(UnknownWord);
    }
  });

  it('tells a value of a later release from none', () => {
    const later = reservation.Booking.decode(
      reservation.Booking.encode(reservation.Booking.create())
        .uint32((47 << 3) | 0)
        .int32(99)
        .finish(),
    );
    expect(textOf(SETS.bookingState, later.state)).toBeUndefined();
    expect(textOrName(SETS.bookingState, later.state)).toBe('UNRECOGNIZED');
    expect(() => knownText(SETS.bookingState, later.state)).toThrow(UnknownWord);
    expect(() => wordOf(SETS.bookingState, later.state)).toThrow(UnknownWord);
  });

  it('does not compile with a word that its enum lacks, nor where a value of it is unknown', () => {
    // @ts-expect-error The enum has no such value.
    expect(enumOf(SETS.bookingState, 'lost')).toBeUndefined();
    // A service that does not know `overdue` yet.
    type KnownState = Exclude<WordOf<typeof SETS.bookingState>, 'overdue'>;
    // @ts-expect-error It has to say first what becomes of it.
    const read: KnownState | undefined = textOf(SETS.bookingState, BookingState.BOOKING_STATE_OVERDUE);
    expect(read).toBe('overdue');
  });
});
