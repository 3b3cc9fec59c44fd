import { Injectable } from '@nestjs/common';
import { accountHolder, dayOf, isTimeZone, refused, type Call } from '@kashikari/kernel';
import { Sales, type BookedEntry, type EntryFilter, type SalesFilter, type SalesSums } from '../ports';

/** Longest range of sales, milliseconds: five years. */
const MAX_RANGE = 5 * 366 * 86_400_000;

/** Entries that one call lists. */
const MAX_ENTRIES = 1_000;

/** The caller's own sales and books. Managers read those of their own accounts, member cards none. */
@Injectable()
export class ReadSales {
  constructor(private readonly sales: Sales) {}

  /** @throws DomainError `validation.range`, `validation.time_zone` */
  async sums(filter: SalesFilter, call: Call): Promise<SalesSums> {
    const accountId = accountHolder(call);
    const { from, to, timeZone } = filter;
    if (!isTimeZone(timeZone)) throw refused('validation.time_zone', undefined, 'time_zone');
    if (!(from < to) || to - from > MAX_RANGE) throw outOfRange(from, timeZone);
    return this.sales.sums(accountId, filter);
  }

  async entries(filter: EntryFilter, call: Call): Promise<BookedEntry[]> {
    const accountId = accountHolder(call);
    const limit = Math.min(Math.max(filter.limit, 1), MAX_ENTRIES);
    return this.sales.entries(accountId, { ...filter, limit });
  }
}

function outOfRange(from: number, timeZone: string): Error {
  const first = Number.isFinite(from) ? from : 0;
  const days = { from: dayOf(first, timeZone), to: dayOf(first + MAX_RANGE, timeZone) };
  return refused('validation.range', days, 'to');
}
