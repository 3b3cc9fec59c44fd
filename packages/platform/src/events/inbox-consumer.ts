import type { Database } from '../database/database';
import type { SqlTx } from '../database/sql-tx';
import { isUnavailable } from '../errors/is-unavailable';
import type { Logger } from '../observe/logger';
import type { Metrics } from '../observe/metrics';
import { takingSpans } from './taking-spans';
import { backOff } from './back-off';
import { deadLetterEvent } from './dead-letter';
import type { Received, WireEvent } from './event';
import type { EventsHandler } from './event-bus';
import type { HandlerTable } from './handler-table';
import { WakeUp } from './wake-up';

/** Failures by its own fault after which an event is dead-lettered; about 3 s including the delays between attempts. */
const ATTEMPTS = 5;

const NOTE = {
  name: 'inbox-note',
  text: `insert into inbox (event_id) select unnest($1::uuid[]) on conflict do nothing returning event_id`,
};

/**
 * Takes events in: the note in the inbox and the effect are one transaction, so an event that comes twice takes effect
 * once. A batch that fails is taken one by one; the event at fault is tried again, then put among the dead letters, and the others go on.
 * While the database or another service can't be reached, nothing is put there and we wait.
 */
export class InboxConsumer {
  private readonly waiting = new WakeUp();
  private stopped = false;
  private total = 0;

  constructor(
    private readonly db: Database,
    private readonly handlers: HandlerTable,
    private readonly logger: Logger,
    private readonly metrics: Metrics,
  ) {}

  readonly handle: EventsHandler = async (events, alive) => {
    const ours = events.filter(({ topic, type }) => this.handlers.has(topic, type));
    this.total += events.length;
    if (!ours.length) return;
    try {
      await this.handleTogether(ours);
    } catch (error) {
      this.logger.debug(
        { error, topic: ours[0]?.topic, events: ours.length },
        'A batch failed, now one by one',
      );
      for (const event of ours) await this.handleAlone(event, alive);
    }
  };

  /** Applies events that may have taken effect before, in the caller's transaction; handlers compare versions. */
  applyAgain(events: readonly WireEvent[], tx: SqlTx): Promise<void> {
    return this.effect(
      events.filter(({ topic, type }) => this.handlers.has(topic, type)),
      tx,
    );
  }

  /** Applies one dead-lettered event in the caller's transaction. */
  async replay(event: WireEvent, tx: SqlTx): Promise<void> {
    if (!this.handlers.has(event.topic, event.type))
      throw new Error(`No handler is registered for ${event.type}`);
    await this.effect([event], tx);
  }

  /** Number of events received since this consumer was created. */
  get handled(): number {
    return this.total;
  }

  /** Ends waiting; unhandled events are left for the next start. */
  stop(): void {
    this.stopped = true;
    this.waiting.wake();
  }

  private async handleAlone(event: WireEvent, alive: () => Promise<void>): Promise<void> {
    for (let failures = 0, waits = 0; ;) {
      try {
        return await this.handleTogether([event]);
      } catch (error) {
        if (this.stopped) throw error;
        if (isUnavailable(error)) waits += 1;
        else failures += 1;
        if (failures >= ATTEMPTS) return this.deadLetter(event, failures, error);
        this.logger.warn(
          { error, event: event.id, type: event.type, failures },
          'An event waits for its next try',
        );
        await this.waiting.sleep(backOff(failures + waits));
        if (this.stopped) throw error;
        await alive();
      }
    }
  }

  private handleTogether(events: readonly WireEvent[]): Promise<void> {
    return takingSpans(events, async () => {
      await this.db.transaction(async (tx) => {
        const noted = await tx.read<{ event_id: string }>(NOTE, [events.map(({ id }) => id)]);
        const fresh = new Set(noted.map(({ event_id: id }) => id));
        await this.effect(
          events.filter(({ id }) => fresh.delete(id)),
          tx,
        );
      });
      this.metrics.taken(events[0]!.topic, events.length);
    });
  }

  /** Handlers receive runs of events of their type, so that the order between types is preserved too. */
  private async effect(events: readonly WireEvent[], tx: SqlTx): Promise<void> {
    for (let from = 0; from < events.length;) {
      const { topic, type } = events[from]!;
      let until = from + 1;
      while (events[until]?.type === type) until += 1;
      for (const { handler, message } of this.handlers.of(topic, type)) {
        const received = events.slice(from, until).map((event) => read(event, message));
        await handler.handle(received, tx);
      }
      from = until;
    }
  }

  private async deadLetter(event: WireEvent, attempts: number, error: unknown): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.read(NOTE, [[event.id]]);
      await deadLetterEvent(tx, event, attempts, error);
    });
    this.metrics.deadLetter('event', event.type);
    this.logger.error(
      { error, event: event.id, type: event.type, key: event.key, attempts },
      'An event was put among the dead letters',
    );
  }
}

function read(event: WireEvent, message: { fromJSON(json: unknown): unknown }): Received<unknown> {
  const { id, topic, key, type, time } = event;
  return { id, topic, key, type, time, data: message.fromJSON(JSON.parse(event.value)) };
}
