import {
  addDays,
  allow,
  dayOf,
  daysBetween,
  refuse,
  USAGE_REPORT_DAYS,
  USAGE_REPORT_KEPT_DAYS,
  USAGE_REPORT_REPEAT_MINUTES,
  USAGE_REPORT_ROWS,
  USAGE_REPORTS_A_DAY,
  type Day,
  type Locale,
  type Verdict,
} from '@kashikari/kernel';
import type { UsageRange } from './usage-row';

export type ReportFormat = 'xlsx' | 'csv';
export type ReportState = 'making' | 'ready' | 'failed' | 'expired';

/** Content of a report: two orders with the same content within a few minutes are one report. */
export interface ReportContent extends UsageRange {
  readonly format: ReportFormat;
  readonly locale: Locale;
}

/** A usage report. Instants are epoch milliseconds of business time. */
export interface UsageReport extends ReportContent {
  readonly id: string;
  readonly state: ReportState;
  /** 0 to 1. */
  readonly progress: number;
  /** Rows of the file; 0 until it is ready. */
  readonly rows: number;
  /** Null for a daily report. */
  readonly requestedBy: string | null;
  readonly requestedByName: string;
  readonly createdAt: number;
  /** Time at which the file is deleted. */
  readonly expiresAt: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Maximum size of a piece of a file, bytes: an answer of gRPC has less than 4 MiB. */
export const PIECE_BYTES = 512 * 1024;

/** Days for which expired reports are listed. */
const LISTED_DAYS = 30;

/** Failures after which a report is `failed`. */
export const MAX_FAILURES = 3;

/** Refuses days of the future, a range that ends before it begins, and one that is too long. */
export function checkRange({ from, to }: UsageRange, zone: string, now: number): Verdict<void> {
  const today = dayOf(now, zone);
  const refuseIn = (field: string, first: Day, last: Day) =>
    refuse('validation.range', { from: first, to: last }, field);
  if (to > today) return refuseIn('to', addDays(today, 1 - USAGE_REPORT_DAYS), today);
  const first = addDays(to, 1 - USAGE_REPORT_DAYS);
  if (from > to || daysBetween(from, to) >= USAGE_REPORT_DAYS) return refuseIn('from', first, to);
  return allow(undefined);
}

/** @param ordered reports that people of the group ordered within 24 hours */
export function checkOrder(rows: number, ordered: number): Verdict<void> {
  if (rows > USAGE_REPORT_ROWS) return refuse('usage_report.too_long', { rows, max: USAGE_REPORT_ROWS });
  if (ordered >= USAGE_REPORTS_A_DAY) return refuse('usage_report.too_many', { max: USAGE_REPORTS_A_DAY });
  return allow(undefined);
}

/** Returns the time since which an order of the same content is repeated. */
export const repeatsSince = (now: number): number => now - USAGE_REPORT_REPEAT_MINUTES * MINUTE;

/** Returns the time since which orders count for the limit of a group. */
export const countsSince = (now: number): number => now - DAY;

/** Returns the time at which a file that is ordered now is deleted. */
export const expiresAfter = (now: number): number => now + USAGE_REPORT_KEPT_DAYS * DAY;

/** Returns the time at which a report that expired at this time is no longer listed. */
export const forgottenAfter = (expiresAt: number): number => expiresAt + LISTED_DAYS * DAY;

/** File name with its ending, of ASCII only. */
export function fileNameOf({ from, to, format }: ReportContent): string {
  return from === to ? `usage-${from}.${format}` : `usage-${from}-${to}.${format}`;
}
