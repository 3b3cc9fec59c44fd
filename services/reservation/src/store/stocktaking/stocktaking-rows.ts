import type { SettleChoice, StockFacts } from '../../domain/stocktaking/check';
import type { StockCount } from '../../domain/stocktaking/count';
import type { StocktakingPeriod } from '../../domain/stocktaking/period';
import { instant, instantOrNull, millis } from '../booking/booking-row';

export const PERIOD_COLUMNS =
  'id, version, group_id, name, folder_ids, place, created_by, created_at, closed_at, closed_by';

export interface PeriodRow {
  readonly id: string;
  readonly version: number;
  readonly group_id: string;
  readonly name: string;
  readonly folder_ids: string[];
  readonly place: string;
  readonly created_by: string;
  readonly created_at: Date;
  readonly closed_at: Date | null;
  readonly closed_by: string | null;
}

export function periodFrom(row: PeriodRow): StocktakingPeriod {
  return {
    id: row.id,
    version: row.version,
    groupId: row.group_id,
    name: row.name,
    folderIds: row.folder_ids,
    place: row.place,
    createdBy: row.created_by,
    createdAt: row.created_at.getTime(),
    closedAt: millis(row.closed_at),
    closedBy: row.closed_by,
  };
}

/** Values in the order of PERIOD_COLUMNS. */
export function periodValues(period: StocktakingPeriod): unknown[] {
  const { id, version, groupId, name, folderIds, place, createdBy, createdAt, closedAt, closedBy } = period;
  const when = [instant(createdAt), instantOrNull(closedAt)];
  return [id, version, groupId, name, folderIds, place, createdBy, ...when, closedBy];
}

export const COUNT_COLUMNS =
  'id, scan_id, group_id, period_id, day, good_id, quantity, place, condition, note, counted_at, counted_by';

export interface CountRow {
  readonly id: string;
  readonly scan_id: string;
  readonly group_id: string;
  readonly period_id: string | null;
  readonly day: string;
  readonly good_id: string;
  readonly quantity: number;
  readonly place: string;
  readonly condition: string;
  readonly note: string;
  readonly counted_at: Date;
  readonly counted_by: string;
}

export function countFrom(row: CountRow): StockCount {
  return {
    id: row.id,
    scanId: row.scan_id,
    groupId: row.group_id,
    periodId: row.period_id,
    day: row.day,
    goodId: row.good_id,
    quantity: row.quantity,
    place: row.place,
    condition: row.condition,
    note: row.note,
    countedAt: row.counted_at.getTime(),
    countedBy: row.counted_by,
  };
}

/** Values in the order of COUNT_COLUMNS. */
export function countValues(count: StockCount): unknown[] {
  const { id, scanId, groupId, periodId, day, goodId, quantity, place, condition, note } = count;
  const about = [id, scanId, groupId, periodId, day, goodId, quantity, place, condition, note];
  return [...about, instant(count.countedAt), count.countedBy];
}

/** A row of the check, live or frozen. */
export interface FactsRow {
  readonly good_id: string;
  readonly title: string;
  readonly management_id: string;
  readonly quantity: number;
  readonly units_out: number;
  readonly units_out_of_service: number;
  readonly actual: number | null;
  readonly places: string[];
  readonly counted_at: Date | null;
  readonly counted_by: string | null;
}

export interface DecidedRow extends FactsRow {
  readonly choice: SettleChoice | null;
  readonly reason: string | null;
  readonly decided_by: string | null;
}

export function factsFrom(row: FactsRow): StockFacts {
  return {
    goodId: row.good_id,
    title: row.title,
    managementId: row.management_id,
    quantity: row.quantity,
    out: row.units_out,
    outOfService: row.units_out_of_service,
    actual: row.actual,
    places: row.places,
    countedAt: millis(row.counted_at),
    countedBy: row.counted_by,
  };
}
