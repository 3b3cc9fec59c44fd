import { dayOf, type Day } from '@kashikari/kernel';
import type { StocktakingPeriod } from './period';

/** How many units of a good somebody counted at a place. A total, not a step. */
export interface StockCount {
  readonly id: string;
  /** Made by the device that counted. */
  readonly scanId: string;
  readonly groupId: string;
  /** Null: it belongs to its day. */
  readonly periodId: string | null;
  /** In the zone of the group's account. */
  readonly day: Day;
  readonly goodId: string;
  readonly quantity: number;
  readonly place: string;
  readonly condition: string;
  readonly note: string;
  /** Epoch milliseconds; never later than it was received. */
  readonly countedAt: number;
  readonly countedBy: string;
}

/** What a device says of a count; the rest is known here. */
export interface SentCount {
  readonly scanId: string;
  readonly quantity: number;
  /** Undefined: that of the period. */
  readonly place: string | undefined;
  readonly condition: string;
  readonly note: string;
  readonly countedAt: number;
}

interface Circumstances {
  readonly id: string;
  readonly groupId: string;
  readonly zone: string;
  readonly goodId: string;
  readonly period: StocktakingPeriod | null;
  readonly userId: string;
  readonly now: number;
}

/** The count to record. A clock that is fast does not make it newer than it is. */
export function countOf(sent: SentCount, { period, userId, zone, now, ...rest }: Circumstances): StockCount {
  const countedAt = Math.min(sent.countedAt, now);
  return {
    ...rest,
    scanId: sent.scanId,
    periodId: period?.id ?? null,
    day: dayOf(countedAt, zone),
    quantity: sent.quantity,
    place: sent.place ?? period?.place ?? '',
    condition: sent.condition,
    note: sent.note,
    countedAt,
    countedBy: userId,
  };
}
