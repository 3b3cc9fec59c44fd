import type { ListedCounts } from '../../app/ports/stocktaking';
import { COUNT_COLUMNS } from './stocktaking-rows';

/** A page of counts, the newest first. */
export function countsQuery({ groupId, periodId, day, goodId, page, perPage }: ListedCounts): {
  text: string;
  params: unknown[];
} {
  const params: unknown[] = [];
  const mark = (value: unknown) => `$${params.push(value)}`;
  const conditions = [`group_id = ${mark(groupId)}`, 'deleted_at is null'];
  if (periodId !== undefined) conditions.push(`period_id = ${mark(periodId)}`);
  if (day !== undefined) conditions.push(`period_id is null and day = ${mark(day)}::date`);
  if (goodId !== undefined) conditions.push(`good_id = ${mark(goodId)}`);
  const text = `select ${COUNT_COLUMNS}, count(*) over ()::int as total from stocktaking
    where ${conditions.join(' and ')} order by counted_at desc, scan_id desc
    limit ${mark(perPage)} offset ${mark((page - 1) * perPage)}`;
  return { text, params };
}
