import type { Call, Verdict } from '@kashikari/kernel';
import type { Tx } from '@kashikari/platform/tx';
import type { ReportContent, UsageReport } from '../../domain/usage-report/usage-report';

/** An order of a report by a person. */
export interface ReportOrder {
  readonly id: string;
  readonly content: ReportContent;
  readonly userId: string;
  /** Rows that it has at the time of the order. */
  readonly rows: number;
}

/** Bytes of a file from a multiple of the piece size on; `last` if the file ends with them. */
export interface FilePiece {
  readonly data: Buffer;
  readonly last: boolean;
}

/** Usage reports and their files, as people see them. */
export abstract class UsageReports {
  /**
   * Orders a report, or returns the same one of a few minutes ago. The person becomes one of its readers either way. Orders
   * of a group wait for each other.
   * @param rule checks a new order by the number of the group's orders within 24 hours
   * @throws DomainError of the rule
   */
  abstract order(
    order: ReportOrder,
    call: Call,
    rule: (ordered: number) => Verdict<void>,
  ): Promise<{ readonly report: UsageReport; readonly repeated: boolean }>;
  abstract find(id: string): Promise<UsageReport | undefined>;
  /** Reports of a group, newest first. */
  abstract list(
    groupId: string,
    page: number,
    perPage: number,
  ): Promise<{ readonly reports: UsageReport[]; readonly total: number }>;
  /** Orders a look for the daily reports of a group. */
  abstract planDaily(groupId: string, now: number): Promise<void>;
  /** A piece of the file of a ready report, counted from 0. */
  abstract piece(id: string, piece: number): Promise<FilePiece | undefined>;
}

/** Usage reports and their files, as the jobs see them. */
export abstract class ReportWork {
  abstract find(id: string, tx: Tx): Promise<UsageReport | undefined>;
  /** Stores a piece of a file, which nobody can read before {@link ready}. */
  abstract addPiece(id: string, piece: number, data: Uint8Array, tx: Tx): Promise<void>;
  /** Shows the number of rows that are written so far, at once and outside of any transaction. */
  abstract progress(id: string, rows: number): Promise<void>;
  /** Marks the file as complete and orders the mails of its readers. */
  abstract ready(id: string, rows: number, now: number, tx: Tx): Promise<void>;
  abstract failed(id: string, tx: Tx): Promise<void>;
  /** Deletes the file of an expired report, and later the report. */
  abstract expire(id: string, now: number, tx: Tx): Promise<void>;
  /**
   * Readers of a ready report whose mail was not handed over yet and who run the group now. All readers are marked as
   * mailed.
   */
  abstract takeReaders(id: string, tx: Tx): Promise<string[]>;
}
