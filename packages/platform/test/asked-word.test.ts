import { reservationEvents, SETS } from '@kashikari/contracts';
import { askedWord } from '../src';

const { BookingState } = reservationEvents;
const ask = (value: reservationEvents.BookingState | undefined) =>
  askedWord(SETS.bookingState, 'state', value);

describe('A word of a closed set in a request', () => {
  it('is read from its enum', () => {
    expect(ask(BookingState.BOOKING_STATE_OVERDUE)).toBe('overdue');
    expect(ask(BookingState.BOOKING_STATE_UNSPECIFIED)).toBeUndefined();
    expect(ask(undefined)).toBeUndefined();
  });

  it('is refused with the known words when its enum is not one of them', () => {
    const refusal = { code: 'validation', field: 'state', params: { one_of: SETS.bookingState.texts } };
    expect(() => ask(BookingState.UNRECOGNIZED)).toThrow(
      expect.objectContaining({ refusal: expect.objectContaining(refusal) }),
    );
  });
});
