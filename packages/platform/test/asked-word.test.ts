import { reservationEvents, SETS } from '@kashikari/contracts';
import { askedWord } from '../src';

const { BookingState } = reservationEvents;
const ask = (value: reservationEvents.BookingState | undefined, text: string) =>
  askedWord(SETS.bookingState, 'state', value, text);

describe('A word of a closed set in a request', () => {
  it('is taken from its enum, or from the text of a caller of the release before', () => {
    expect(ask(BookingState.BOOKING_STATE_OVERDUE, '')).toBe('overdue');
    expect(ask(undefined, 'overdue')).toBe('overdue');
    expect(ask(undefined, '')).toBeUndefined();
  });

  it.each([
    ['enum', BookingState.UNRECOGNIZED, ''],
    ['text', undefined, 'lost'],
  ])('is refused by the words that are known where its %s is none of them', (_, value, text) => {
    const refusal = { code: 'validation', field: 'state', params: { one_of: SETS.bookingState.texts } };
    expect(() => ask(value, text)).toThrow(
      expect.objectContaining({ refusal: expect.objectContaining(refusal) }),
    );
  });
});
