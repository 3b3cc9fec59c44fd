import { refuse } from '../src';

describe('A refusal', () => {
  it('does not compile with a parameter that lacks, is wrong or has another name, nor with a code that nobody knows', () => {
    const wrong = [
      // @ts-expect-error It says how many days there may be.
      refuse('booking.max_days'),
      // @ts-expect-error They are a number.
      refuse('booking.max_days', { max: '1' }),
      // @ts-expect-error It is called `max`.
      refuse('booking.max_days', { maximum: 1 }),
      // @ts-expect-error There is no such code.
      refuse('booking.most_days', { max: 1 }),
    ];
    expect(wrong.every(({ ok }) => !ok)).toBe(true);
    expect(refuse('booking.max_days', { max: 1 })).toMatchObject({ refusal: { params: { max: 1 } } });
  });
});
