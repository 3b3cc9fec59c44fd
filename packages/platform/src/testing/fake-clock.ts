import { Clock } from '../clock';

/** A clock that only moves when a test sets it. */
export class FakeClock extends Clock {
  constructor(private at: number) {
    super();
  }

  override now(): number {
    return this.at;
  }

  override set(now: number | undefined): void {
    this.at = now ?? Date.now();
  }

  /** Moves business time on. */
  advance(milliseconds: number): void {
    this.at += milliseconds;
  }
}

/** Creates a clock that stays at an instant, e.g. `fakeClock('2026-04-01T09:00:00+09:00')`. */
export function fakeClock(at: string | number): FakeClock {
  return new FakeClock(typeof at === 'number' ? at : Date.parse(at));
}
