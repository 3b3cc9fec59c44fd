import type { Locale } from '@kashikari/kernel';
import type { ReportFormat, ReportState, UsageReport } from '../../domain/usage-report/usage-report';

/** Columns of `usage_report r`, with the name of the requester. */
export const REPORT_COLUMNS = `r.id, r.group_id, r.from_day, r.to_day, r.format, r.locale, r.requested_by, r.state, r.rows,
  r.rows_expected, r.created_at, r.expires_at,
  coalesce((select a.name from account a where a.id = r.requested_by), '') as requested_by_name`;

export interface ReportRow {
  readonly id: string;
  readonly group_id: string;
  readonly from_day: string;
  readonly to_day: string;
  readonly format: ReportFormat;
  readonly locale: Locale;
  readonly requested_by: string | null;
  readonly requested_by_name: string;
  readonly state: ReportState;
  readonly rows: number;
  readonly rows_expected: number;
  readonly created_at: Date;
  readonly expires_at: Date;
}

export function reportFrom(row: ReportRow): UsageReport {
  const { state, rows, rows_expected: expected } = row;
  const isMade = state === 'ready' || state === 'expired';
  return {
    ...{ id: row.id, groupId: row.group_id, from: row.from_day, to: row.to_day },
    ...{ format: row.format, locale: row.locale, state },
    progress: isMade ? 1 : Math.min(0.99, rows / Math.max(1, expected)),
    rows: isMade ? rows : 0,
    ...{ requestedBy: row.requested_by, requestedByName: row.requested_by_name },
    ...{ createdAt: row.created_at.getTime(), expiresAt: row.expires_at.getTime() },
  };
}
