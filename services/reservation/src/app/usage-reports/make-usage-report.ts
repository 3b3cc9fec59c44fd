import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { MAX_FAILURES, PIECE_BYTES } from '../../domain/usage-report/usage-report';
import type { UsageRange, UsageRow } from '../../domain/usage-report/usage-row';
import { ReportWork } from '../ports/usage-reports';
import { UsageRows } from '../ports/usage-rows';
import { ReportWriter } from '../ports/report-writer';

/** Rows after which the progress is shown. */
const STEP = 5_000;

/**
 * Makes the file of a usage report in the transaction of its job, which is one at a time in a process. Only one part of its
 * rows and one piece of the file are in memory.
 */
@Injectable()
export class MakeUsageReport {
  constructor(
    private readonly reports: ReportWork,
    private readonly rows: UsageRows,
    private readonly writer: ReportWriter,
  ) {}

  /** @param failures attempts that failed before */
  async run(id: string, failures: number, now: number, tx: Tx): Promise<void> {
    const report = await this.reports.find(id, tx);
    if (report?.state !== 'making') return;
    if (failures >= MAX_FAILURES) return this.reports.failed(id, tx);
    const written = { rows: 0 };
    const bytes = this.writer.write(this.read(id, report, written, now, tx), report.format, report.locale);
    let number = 0;
    for await (const piece of inPieces(bytes)) await this.reports.addPiece(id, number++, piece, tx);
    await this.reports.ready(id, written.rows, now, tx);
  }

  private async *read(
    id: string,
    range: UsageRange,
    written: { rows: number },
    now: number,
    tx: Tx,
  ): AsyncGenerator<readonly UsageRow[]> {
    for await (const part of this.rows.read(range, now, tx)) {
      yield part;
      const before = written.rows;
      written.rows += part.length;
      if (Math.floor(before / STEP) < Math.floor(written.rows / STEP))
        await this.reports.progress(id, written.rows);
    }
  }
}

/** Joins bytes to pieces of equal size; the last one is smaller. */
async function* inPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of bytes) {
    parts.push(part);
    size += part.byteLength;
    if (size < PIECE_BYTES) continue;
    const joined = Buffer.concat(parts);
    let from = 0;
    for (; from + PIECE_BYTES <= size; from += PIECE_BYTES) yield joined.subarray(from, from + PIECE_BYTES);
    // A copy, so that what was stored is not held in memory.
    parts = from < size ? [Buffer.from(joined.subarray(from))] : [];
    size -= from;
  }
  if (size > 0) yield Buffer.concat(parts);
}
