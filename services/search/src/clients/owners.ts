import { setTimeout as after } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database, Logger, OwnersStock, type Tx } from '@kashikari/platform';
import { Owners } from '../app/ports';

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 60_000;

/** The records of other services, over gRPC. */
@Injectable()
export class GrpcOwners extends Owners {
  private readonly stopping = new AbortController();

  constructor(
    private readonly stock: OwnersStock,
    private readonly db: Database,
    private readonly logger: Logger,
  ) {
    super();
  }

  topics(): readonly string[] {
    return this.stock.topics;
  }

  async copy(
    topic: string,
    position: string,
    store: (next: string | undefined, tx: Tx) => Promise<void>,
  ): Promise<string | undefined> {
    const page = await this.stock.read(topic, position);
    await this.db.transaction(async (tx) => {
      await this.stock.apply(page, tx);
      await store(page.next, tx);
    });
    return page.next;
  }

  async pause(failures: number): Promise<void> {
    const milliseconds = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
    await after(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }

  stop(): void {
    this.stopping.abort();
  }

  note(what: string, fields: object): void {
    this.logger.info(fields, what);
  }
}
