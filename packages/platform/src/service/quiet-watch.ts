import type { House } from './house';

/** Brings a service to rest, for tests that move the clock. */
export class QuietWatch {
  private seen = -1;

  constructor(private readonly house: Pick<House, 'runner' | 'relay' | 'feed' | 'intake'>) {}

  /**
   * One round: due jobs, the outbox, what has arrived.
   * @returns whether nothing has happened since the round before, by this round or by the service on its own, and
   *   nothing waits
   */
  async round(): Promise<boolean> {
    const { runner, relay, feed, intake } = this.house;
    await runner.runDue();
    await relay.drain();
    await feed.drain();
    const done = runner.ran + relay.published + intake.taken;
    const isEmpty = await relay.isEmpty();
    const isQuiet = isEmpty && done === this.seen;
    this.seen = done;
    return isQuiet;
  }
}
