import type { Logger } from '../observe/logger';
import { backOff } from './back-off';
import type { BusReader, EventBus } from './event-bus';
import type { HandlerTable } from './handler-table';
import type { InboxConsumer } from './inbox-consumer';
import { WakeUp } from './wake-up';

/**
 * Delivers events to a service's handlers. If the transport is unreachable at the start, the service answers calls
 * anyway, and the feed retries.
 */
export class EventFeed {
  private readonly waiting = new WakeUp();
  private reader: BusReader | undefined;
  private opening: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly group: string,
    private readonly handlers: HandlerTable,
    private readonly bus: EventBus,
    private readonly inbox: InboxConsumer,
    private readonly logger: Logger,
  ) {}

  start(): void {
    if (this.handlers.topics.length) this.opening = this.open();
  }

  /**
   * Handles the events that have arrived.
   * @returns true if there were none
   */
  async drain(): Promise<boolean> {
    await this.opening;
    return (await this.reader?.drain()) ?? true;
  }

  /** Returns true if our copies are complete; false until the transport was reached once. */
  async isAtEnd(): Promise<boolean> {
    return (await this.reader?.isAtEnd()) ?? this.handlers.topics.length === 0;
  }

  /** Finishes the running batch and stops. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.inbox.stop();
    this.waiting.wake();
    await this.opening;
    await this.reader?.stop();
  }

  private async open(): Promise<void> {
    for (let failures = 1; !this.stopped; failures++) {
      try {
        this.reader = await this.bus.read(this.group, this.handlers.topics, this.inbox.handle);
        return;
      } catch (error) {
        this.logger.warn({ error, failures }, 'The event transport could not be reached');
        await this.waiting.sleep(backOff(failures));
      }
    }
  }
}
