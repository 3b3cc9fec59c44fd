import type { SqlTx } from '../database/sql-tx';
import { isUnavailable } from '../errors/is-unavailable';
import type { DueJob, JobHandler } from './job';
import type { Logger } from '../observe/logger';
import { textOf } from '../events/dead-letter';
import type { InboxConsumer } from '../events/inbox-consumer';

const DEAD_LETTER = `select id, topic, key, type, data::text as value, coalesce(occurred_at, failed_at) as time
  from dead_letter where id = $1 and source = 'event' for update`;

const FAILED_AGAIN = `update dead_letter
  set attempts = attempts + 1, error = $2, failed_at = clock_timestamp() where id = $1`;

interface DeadLetterRow {
  readonly id: string;
  readonly topic: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
  readonly time: Date;
}

/**
 * Replays a dead-lettered event: its effect and the removal of the letter are one transaction. An event that fails
 * again stays a letter, with the new error. It is not retried until somebody requests it.
 */
export class ReplayDeadLetter implements JobHandler<unknown> {
  constructor(
    private readonly inbox: Pick<InboxConsumer, 'replay'>,
    private readonly logger: Logger,
  ) {}

  async run({ key: id }: DueJob<unknown>, _now: number, tx: SqlTx): Promise<void> {
    const deadLetter = await tx.one<DeadLetterRow>(DEAD_LETTER, [id]);
    if (!deadLetter) return;
    await tx.read('savepoint before_effect');
    try {
      await this.inbox.replay({ ...deadLetter, source: '' }, tx);
      await tx.read('delete from dead_letter where id = $1', [id]);
    } catch (error) {
      // The job itself is tried again once what can't be reached is back.
      if (isUnavailable(error)) throw error;
      await tx.read('rollback to savepoint before_effect');
      await tx.read(FAILED_AGAIN, [id, textOf(error)]);
      this.logger.error({ error, event: id, type: deadLetter.type }, 'A dead-lettered event failed again');
      return;
    }
    this.logger.info({ event: id, type: deadLetter.type }, 'A dead-lettered event was handled');
  }
}
