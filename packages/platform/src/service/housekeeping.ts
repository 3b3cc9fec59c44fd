import type { Database } from '../database/database';
import type { Logger } from '../observe/logger';

const HOUR = 3_600_000;

/** Statements that delete expired rows. The inbox remembers an event for longer than any transport stores it. */
const STATEMENTS = [
  `delete from inbox where taken_at < clock_timestamp() - $1 * interval '1 day'`,
  `delete from idempotency where created_at < clock_timestamp() - interval '48 hours' and $1::int is not null`,
];

/** Deletes rows that are no longer needed, once an hour. */
export class Housekeeping {
  private last = 0;

  constructor(
    private readonly db: Database,
    private readonly logger: Logger,
    private readonly inboxDays: number,
  ) {}

  async whenDue(): Promise<void> {
    if (Date.now() - this.last < HOUR) return;
    this.last = Date.now();
    try {
      for (const statement of STATEMENTS) await this.db.read(statement, [this.inboxDays]);
    } catch (error) {
      this.logger.warn({ error }, 'Old rows could not be deleted; retried in an hour');
    }
  }
}
