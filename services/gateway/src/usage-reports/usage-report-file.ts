import type { usageReports } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { Readable } from 'node:stream';
import type { Services } from '../clients/services';
import type { Answer } from '../rest/answer';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Streams the file of a report, piece by piece as it is sent.
 * @throws DomainError `not_found` before anything is sent
 */
export async function usageReportFile(
  id: string,
  { usageReports: reports }: Services,
  call: Call,
): Promise<Answer<string>> {
  const first = await reports.readUsageReport({ id, piece: 0 }, call);
  async function* pieces(): AsyncGenerator<Buffer> {
    let read: usageReports.ReadUsageReportResponse = first;
    for (let piece = 1; ; piece++) {
      yield Buffer.from(read.data);
      if (read.last || read.data.length === 0) return;
      read = await reports.readUsageReport({ id, piece }, call);
    }
  }
  const { fileName } = first;
  const csv = fileName.endsWith('.csv') && { mediaType: 'text/csv' as const };
  return { stream: Readable.from(pieces()), fileName, ...csv };
}
