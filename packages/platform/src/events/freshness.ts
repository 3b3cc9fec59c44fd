import type { Clock } from '../clock';
import { LONGEST_PAUSE } from './relay';

/** How long one answer of the transport is good for, milliseconds. */
const REUSE = 200;

/** Until when the copies of a service, which it was told of by events, are complete. */
export class Freshness {
  private askedAt = Number.NEGATIVE_INFINITY;
  private completeAt: number | undefined;
  private asking: Promise<void> | undefined;

  /** @param isAtEnd whether all that has been published has been taken in, by whichever replica */
  constructor(
    private readonly isAtEnd: () => Promise<boolean>,
    private readonly clock: Clock,
  ) {}

  /** In business time, epoch milliseconds; undefined while we have never been complete. */
  async asOf(): Promise<number | undefined> {
    const now = this.clock.real();
    if (now - this.askedAt >= REUSE)
      await (this.asking ??= this.ask(now).finally(() => (this.asking = undefined)));
    if (this.completeAt === undefined) return undefined;
    return this.clock.now() - (this.clock.real() - this.completeAt);
  }

  /** A transport that can't be asked leaves us as old as we are. */
  private async ask(now: number): Promise<void> {
    const isAtEnd = await this.isAtEnd().catch(() => false);
    this.askedAt = now;
    if (isAtEnd) this.completeAt = now - LONGEST_PAUSE;
  }
}
