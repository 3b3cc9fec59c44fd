import type { Locale } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { ReportWriter } from '../app/ports/report-writer';
import type { ReportFormat } from '../domain/usage-report/usage-report';
import type { UsageRow } from '../domain/usage-report/usage-row';
import { reportWords } from '../domain/usage-report/words';
import { usageCsv } from './usage-csv';
import { usageXlsx } from './usage-xlsx';

@Injectable()
export class ReportFiles extends ReportWriter {
  write(
    rows: AsyncIterable<readonly UsageRow[]>,
    format: ReportFormat,
    locale: Locale,
  ): AsyncIterable<Uint8Array> {
    return (format === 'xlsx' ? usageXlsx : usageCsv)(rows, reportWords(locale));
  }
}
