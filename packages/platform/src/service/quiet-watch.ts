import type { House } from './house';

/** What became of a round of work. */
export interface Round {
  /** Nothing has happened since the round before, by this round or by the service on its own, and nothing waits. */
  readonly idle: boolean;
  /** Events were written or taken in since the round before: other services may have to do with them. */
  readonly told: boolean;
}

/** Brings a service to rest, for tests that move the clock. */
export class QuietWatch {
  private seen = -1;
  private written: number | undefined;
  private taken = -1;

  constructor(private readonly house: Pick<House, 'runner' | 'relay' | 'feed' | 'intake'>) {}

  /** One round: due jobs, the outbox, what has arrived. */
  async round(): Promise<Round> {
    const { runner, relay, feed, intake } = this.house;
    await runner.runDue();
    await relay.drain();
    await feed.drain();
    const done = runner.ran + relay.published + intake.taken;
    const isEmpty = await relay.isEmpty();
    const written = await relay.lastWritten();
    const idle = isEmpty && done === this.seen;
    const told = !isEmpty || written !== this.written || intake.taken !== this.taken;
    this.seen = done;
    this.written = written;
    this.taken = intake.taken;
    return { idle, told };
  }
}
