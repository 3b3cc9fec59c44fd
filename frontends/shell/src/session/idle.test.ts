import { timeLeft } from './idle';

const MINUTE = 60_000;

describe('a device that people share', () => {
  it('signs nobody out where no time is set, or where it is not known when it was used', () => {
    expect(timeLeft(0, 1_000, 99 * MINUTE)).toBeUndefined();
    expect(timeLeft(5, 0, 99 * MINUTE)).toBeUndefined();
  });

  it('counts from the last touch, and never below nothing', () => {
    expect(timeLeft(5, MINUTE, 2 * MINUTE)).toBe(4 * MINUTE);
    expect(timeLeft(5, MINUTE, 6 * MINUTE)).toBe(0);
    expect(timeLeft(5, MINUTE, 600 * MINUTE)).toBe(0);
  });
});
