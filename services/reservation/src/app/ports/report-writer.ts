import type { Locale } from '@kashikari/kernel';
import type { ReportFormat } from '../../domain/usage-report/usage-report';
import type { UsageRow } from '../../domain/usage-report/usage-row';

/** Writes the files of usage reports. */
export abstract class ReportWriter {
  /** Returns the bytes of a file, made while the rows are read. */
  abstract write(
    rows: AsyncIterable<readonly UsageRow[]>,
    format: ReportFormat,
    locale: Locale,
  ): AsyncIterable<Uint8Array>;
}
