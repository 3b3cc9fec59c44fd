import type { Clock } from '../clock';
import { LONGEST_PAUSE } from './relay';

/** Time for which an answer of the transport is reused, milliseconds. */
const REUSE = 200;

/** Determines the time up to which a service's copies, built from events, are complete. */
export class Freshness {
  private askedAt = Number.NEGATIVE_INFINITY;
  private completeAt: number | undefined;
  private asking: Promise<void> | undefined;

  /** @param isAtEnd returns true if any replica has handled all published events */
  constructor(
    private readonly isAtEnd: () => Promise<boolean>,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the business time up to which the copies are complete, epoch milliseconds; undefined if they never were.
   */
  async asOf(): Promise<number | undefined> {
    const now = this.clock.real();
    if (now - this.askedAt >= REUSE)
      await (this.asking ??= this.ask(now).finally(() => (this.asking = undefined)));
    if (this.completeAt === undefined) return undefined;
    return this.clock.now() - (this.clock.real() - this.completeAt);
  }

  /** Queries the transport; if it is unreachable, the age of the copies grows. */
  private async ask(now: number): Promise<void> {
    const isAtEnd = await this.isAtEnd().catch(() => false);
    this.askedAt = now;
    if (isAtEnd) this.completeAt = now - LONGEST_PAUSE;
  }
}
