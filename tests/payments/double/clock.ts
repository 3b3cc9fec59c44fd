/** The double's clock: the real one, or a test's, plus what was advanced. */
export class Clock {
  private ahead = 0;

  /** @param base milliseconds since 1970 */
  constructor(private readonly base: () => number = Date.now) {}

  /** Unix time, whole seconds, as in every object of the API. */
  now(): number {
    return Math.floor((this.base() + this.ahead) / 1000);
  }

  advance(seconds: number): void {
    if (!(seconds >= 0)) throw new RangeError('The clock only moves forward');
    this.ahead += seconds * 1000;
  }
}

export const HOUR = 3600;
export const DAY = 24 * HOUR;
