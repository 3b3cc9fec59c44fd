import { stocks } from '@kashikari/contracts';
import type { Clock } from '../clock';
import { sqlOf } from '../database/session';
import type { HandlerTable } from '../events/handler-table';
import type { InboxConsumer } from '../events/inbox-consumer';
import type { WireEvent } from '../events/event';
import type { GrpcClients } from '../grpc/clients';
import { systemCall } from '../grpc/system-call';
import { newId } from '../ids';
import type { Tx } from '../tx';

/** A page of an owner's records, as events. */
export interface OwnersPage {
  readonly events: readonly WireEvent[];
  /** Position after this page; undefined: there are no more records. */
  readonly next: string | undefined;
}

/**
 * Reads the present records of the topics that a service consumes from their owners, and applies them through the
 * service's own handlers. For services whose handlers compare versions, and can therefore apply a record at any time.
 */
export class OwnersStock {
  constructor(
    private readonly handlers: HandlerTable,
    private readonly inbox: InboxConsumer,
    private readonly clients: GrpcClients,
    private readonly clock: Clock,
  ) {}

  /** Topics that the service consumes. */
  get topics(): readonly string[] {
    return this.handlers.topics;
  }

  /** @param after position of the page before; empty: the first page */
  async read(topic: string, after: string): Promise<OwnersPage> {
    const owner = ownerOf(topic);
    const client = this.clients.connect(stocks.StockServiceClient, owner);
    const { snapshots, next } = await client.listSnapshots({ topic, after }, systemCall(this.clock));
    const events = snapshots.map(({ key, type, value, time }) => ({
      ...{ id: newId(), topic, key, type, value },
      ...{ source: owner, time: time ?? new Date(this.clock.now()) },
    }));
    return { events, next: next || undefined };
  }

  /** Applies a page in the caller's transaction. */
  apply({ events }: OwnersPage, tx: Tx): Promise<void> {
    return this.inbox.applyAgain(events, sqlOf(tx));
  }
}

/** Returns the service that publishes a topic: `catalog` of `kashikari.catalog.good.v1`. */
const ownerOf = (topic: string): string => topic.split('.')[1] ?? '';
