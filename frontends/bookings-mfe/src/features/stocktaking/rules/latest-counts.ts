import type { StockCount } from '../api/stocktaking-types';

type CountFields = Pick<StockCount, 'id' | 'place' | 'counted_at' | 'scan_id'>;

/** Ids of the counts of a good that count: the newest of each place, by the time of counting, then by the id of the scan. */
export function latestCounts(counts: readonly CountFields[]): ReadonlySet<string> {
  const newest = new Map<string, CountFields>();
  for (const count of counts) {
    const before = newest.get(count.place);
    if (!before || isNewer(count, before)) newest.set(count.place, count);
  }
  return new Set([...newest.values()].map(({ id }) => id));
}

function isNewer(a: CountFields, b: CountFields): boolean {
  const [first, second] = [Date.parse(a.counted_at), Date.parse(b.counted_at)];
  return first === second ? a.scan_id > b.scan_id : first > second;
}
