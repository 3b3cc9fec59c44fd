import type { ServiceContext } from './service-context';

/** Outcome of a round of work. */
export interface Round {
  /**
   * True if nothing has happened since the previous round, by this round or by the service itself, and no work waits.
   */
  readonly idle: boolean;
  /** True if events were written or handled since the previous round, so that other services may have work. */
  readonly told: boolean;
}

/** Detects when a service is idle, for tests that move the clock. */
export class IdleDetector {
  private seen = -1;
  private written: number | undefined;
  private handled = -1;

  constructor(private readonly context: Pick<ServiceContext, 'runner' | 'relay' | 'feed' | 'inbox'>) {}

  async round(): Promise<Round> {
    const { runner, relay, feed, inbox } = this.context;
    await runner.runDue();
    await relay.drain();
    await feed.drain();
    const done = runner.ran + relay.published + inbox.handled;
    const isEmpty = await relay.isEmpty();
    const written = await relay.lastWritten();
    const idle = isEmpty && done === this.seen;
    const told = !isEmpty || written !== this.written || inbox.handled !== this.handled;
    this.seen = done;
    this.written = written;
    this.handled = inbox.handled;
    return { idle, told };
  }
}
