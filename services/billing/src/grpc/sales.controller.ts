import { sales } from '@kashikari/contracts';
import { dayOf, isId, refused, type Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import type { EntryFilter, SalesSum } from '../app/ports';
import { ReadSales } from '../app/sales/read-sales';

const NOTHING: SalesSum = { gross: 0, refunds: 0, commission: 0, byHand: 0 };

/** Entries of a page whose length is not given. */
const DEFAULT_LIMIT = 100;

/** Sales and books of accounts that lend. */
@GrpcController(sales.SalesServiceService)
export class SalesController {
  constructor(private readonly reading: ReadSales) {}

  async getSales(request: sales.GetSalesRequest, call: Call): Promise<sales.GetSalesResponse> {
    const { timeZone, goodId } = request;
    const [from, to] = [request.from?.getTime() ?? NaN, request.to?.getTime() ?? NaN];
    if (goodId && !isId(goodId)) throw refused('validation.format', undefined, 'good_id');
    const { total, months, goods } = await this.reading.sums({ from, to, timeZone, goodId }, call);
    return {
      total: toSum(total),
      months: monthsOf(from, to, timeZone).map((month) => ({
        month,
        sum: toSum(months.get(month) ?? NOTHING),
      })),
      goods: goods.map(({ sum, ...good }) => ({ ...good, sum: toSum(sum) })),
    };
  }

  async listEntries(request: sales.ListEntriesRequest, call: Call): Promise<sales.ListEntriesResponse> {
    const filter = {
      ...{ from: request.from?.getTime(), to: request.to?.getTime(), after: afterOf(request.afterId) },
      limit: request.limit || DEFAULT_LIMIT,
    };
    const entries = await this.reading.entries(filter, call);
    return { entries: entries.map((entry) => ({ ...entry, at: new Date(entry.at) })) };
  }
}

const toSum = (sum: SalesSum): sales.SalesSum => ({ ...sum, net: sum.gross - sum.refunds - sum.commission });

/** Reads `<journal>:<line>`. */
function afterOf(id: string): EntryFilter['after'] {
  if (!id) return undefined;
  const [journalId = '', line = ''] = id.split(':');
  if (!isId(journalId) || !/^\d{1,9}$/.test(line)) throw refused('validation.format', undefined, 'after_id');
  return { journalId, line: Number(line) };
}

/** Returns each month of a range in a zone, `YYYY-MM`. */
function monthsOf(from: number, to: number, zone: string): string[] {
  const last = dayOf(to - 1, zone).slice(0, 7);
  const months = [dayOf(from, zone).slice(0, 7)];
  while (months.at(-1)! < last) months.push(nextMonth(months.at(-1)!));
  return months;
}

function nextMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const next = number === 12 ? [year + 1, 1] : [year, number + 1];
  return `${next[0]}-${String(next[1]).padStart(2, '0')}`;
}
