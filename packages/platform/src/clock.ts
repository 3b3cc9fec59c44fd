/**
 * Time, as a value that is passed. Business time is what bookings and jobs go by and what the test hook moves;
 * security time is the machine's own and never moves.
 */
export class Clock {
  private offset = 0;

  /** Business time, epoch milliseconds. */
  now(): number {
    return Date.now() + this.offset;
  }

  /** Security time, epoch milliseconds: expiry of tokens, signatures and links. */
  real(): number {
    return Date.now();
  }

  /** Sets business time, which runs on from there; `undefined` returns it to real time. Test hook only. */
  set(now: number | undefined): void {
    this.offset = now === undefined ? 0 : now - Date.now();
  }
}
