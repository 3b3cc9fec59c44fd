import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import {
  Sales,
  type BookedEntry,
  type EntryFilter,
  type SalesFilter,
  type SalesSum,
  type SalesSums,
} from '../../app/ports';
import { ENTRIES, SALES } from './sales-queries';

const FIRST = { journalId: '00000000-0000-0000-0000-000000000000', line: 0 };

interface SumRow extends Omit<SalesSum, 'byHand'> {
  readonly of_month: boolean;
  readonly of_good: boolean;
  readonly month: string | null;
  readonly good_id: string | null;
  readonly by_hand: number;
  readonly good_title: string | null;
  readonly loans: number;
  readonly days: number;
}

interface EntryRow {
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly account: string;
  readonly amount: number;
  readonly tax_code: string;
  readonly payment_id: string;
  readonly booking_id: string;
  readonly title: string;
}

@Injectable()
export class PgSales extends Sales {
  constructor(private readonly db: Database) {
    super();
  }

  override async sums(accountId: string, { from, to, timeZone, goodId }: SalesFilter): Promise<SalesSums> {
    const params = [accountId, new Date(from), new Date(to), timeZone, goodId || null];
    const rows = await this.db.read<SumRow>(SALES, params);
    const whole = rows.find((row) => !row.of_month && !row.of_good)!;
    const goods = rows.filter((row) => row.of_good);
    return {
      total: sumOf(whole),
      months: new Map(rows.filter((row) => row.of_month).map((row) => [row.month!, sumOf(row)])),
      goods: goods.map((row) => ({
        ...{ goodId: row.good_id!, goodTitle: row.good_title ?? '', loans: row.loans, days: row.days },
        sum: sumOf(row),
      })),
    };
  }

  override async entries(accountId: string, filter: EntryFilter): Promise<BookedEntry[]> {
    const { from, to, after = FIRST, limit } = filter;
    const at = (time: number | undefined) => (time === undefined ? null : new Date(time));
    const params = [accountId, after.journalId, after.line, at(from), at(to), limit];
    const rows = await this.db.read<EntryRow>(ENTRIES, params);
    return rows.map(({ id, kind, account, amount, title, ...row }) => ({
      ...{ id, kind, account, amount, title, at: row.at.getTime(), taxCode: row.tax_code },
      ...{ paymentId: row.payment_id, bookingId: row.booking_id },
    }));
  }
}

const sumOf = ({ gross, refunds, commission, by_hand: byHand }: SumRow): SalesSum => ({
  ...{ gross, refunds, commission, byHand },
});
