import { addDays } from '@kashikari/kernel';
import { Database, sqlOf, type Tx } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { UsageRows } from '../../app/ports/usage-rows';
import type { UsageRange, UsageRow } from '../../domain/usage-report/usage-row';
import { instant } from '../booking/booking-row';
import { COUNT_USAGE_ROWS, USAGE_ROWS } from './usage-rows-query';

/** Rows of one part: about 300 kB. */
const PART = 1_000;

@Injectable()
export class PgUsageRows extends UsageRows {
  constructor(private readonly db: Database) {
    super();
  }

  async count(range: UsageRange, now: number): Promise<number> {
    return (await this.db.one<{ rows: number }>(COUNT_USAGE_ROWS, paramsOf(range, now)))?.rows ?? 0;
  }

  async *read(range: UsageRange, now: number, tx: Tx): AsyncGenerator<UsageRow[]> {
    const sql = sqlOf(tx);
    await sql.read(`declare usage_rows no scroll cursor for ${USAGE_ROWS}`, paramsOf(range, now));
    for (;;) {
      const rows = await sql.read<UsageRow>(`fetch ${PART} from usage_rows`);
      if (rows.length > 0) yield rows;
      if (rows.length < PART) break;
    }
    await sql.read('close usage_rows');
  }
}

const paramsOf = ({ groupId, from, to }: UsageRange, now: number) => [
  groupId,
  from,
  addDays(to, 1),
  instant(now),
];
