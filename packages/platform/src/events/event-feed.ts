import { newId } from '../ids';
import type { Logger } from '../observe/logger';
import { backOff } from './back-off';
import type { BusReader, EventBus } from './event-bus';
import type { HandlerTable } from './handler-table';
import type { InboxConsumer } from './inbox-consumer';
import { WakeUp } from './wake-up';

/** How often a replay looks whether it has come to the end, milliseconds. */
const LOOK_EVERY = 100;

/**
 * Brings a service the events that it listens to. A transport that can't be reached at the start is no reason not to
 * answer calls: we try again until it can.
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

  /** Takes in what has arrived. @returns whether there was nothing */
  async drain(): Promise<boolean> {
    await this.opening;
    return (await this.reader?.drain()) ?? true;
  }

  /** Whether our copies are complete; not while the transport has never been reached. */
  async isAtEnd(): Promise<boolean> {
    return (await this.reader?.isAtEnd()) ?? this.handlers.topics.length === 0;
  }

  /**
   * Reads again all that the transport keeps, from the beginning, beside what goes on, and lets it take effect a second
   * time: for a service that can take in any event at any time because it goes by versions.
   */
  async replay(): Promise<void> {
    const reader = await this.bus.read(
      `${this.group}-replay-${newId()}`,
      this.handlers.topics,
      this.inbox.handleAgain,
    );
    try {
      while (!this.stopped && !(await reader.isAtEnd())) await this.waiting.sleep(LOOK_EVERY);
    } finally {
      await reader.forget();
    }
  }

  /** Finishes the batch under way. */
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
        this.logger.warn({ error, failures }, 'The transport of events could not be reached');
        await this.waiting.sleep(backOff(failures));
      }
    }
  }
}
