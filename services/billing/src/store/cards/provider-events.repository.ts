import { Injectable } from '@nestjs/common';
import { Database, Jobs } from '@kashikari/platform';
import { ProviderEvents, type ProviderEvent } from '../../app/ports';

/** The job that applies an event. */
const APPLY = 'provider.event';

const ADD = 'insert into provider_events (id, type) values ($1, $2) on conflict (id) do nothing returning id';

@Injectable()
export class PgProviderEvents extends ProviderEvents {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  override async add(event: ProviderEvent, now: number): Promise<void> {
    const { id, type, ...subjects } = event;
    await this.db.transaction(async (tx) => {
      const isNew = await tx.one(ADD, [id, type]);
      if (!isNew || !Object.values(subjects).some(Boolean)) return;
      await this.jobs.schedule(tx, { kind: APPLY, key: id, dueAt: now, data: event });
    });
  }
}
