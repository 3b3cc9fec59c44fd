/**
 * Time, as a value that is passed. Business time is what bookings and jobs go by and what the test hook moves;
 * security time is the machine's own and never moves.
 */
export class Clock {
  private offset: number;

  /**
   * @param ahead initial lead of business time over the machine's clock, milliseconds; used until a time is set. Tests
   *   only.
   */
  constructor(private readonly ahead = 0) {
    this.offset = ahead;
  }

  /** Business time, epoch milliseconds. */
  now(): number {
    return Date.now() + this.offset;
  }

  /** Security time, epoch milliseconds: expiry of tokens, signatures and links. */
  real(): number {
    return Date.now();
  }

  /** Sets business time, which runs on from there; `undefined` returns it to where it began. Test hook only. */
  set(now: number | undefined): void {
    this.offset = now === undefined ? this.ahead : now - Date.now();
  }
}
