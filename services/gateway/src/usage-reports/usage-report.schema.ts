import { SETS } from '@kashikari/contracts';
import { USAGE_REPORT_DAYS, USAGE_REPORT_REPEAT_MINUTES } from '@kashikari/kernel';
import { z } from 'zod';
import { id } from '../schema/ids';
import { Meta, pageQuery } from '../schema/page';
import { locale } from '../schema/locale';
import { day, instantOut } from '../schema/time';

const dayOut = () => z.string().meta({ format: 'date' });

export const NewUsageReport = z
  .object({
    from: day().describe(`First day in the lender’s time zone. Up to ${USAGE_REPORT_DAYS} days.`),
    to: day().describe('Last day, inclusive; not after today.'),
    format: z.enum(SETS.usageReportFormat.texts),
    locale: locale().optional().describe('Language of the headings; by default, of the request.'),
  })
  .meta({ id: 'NewUsageReport' });

export const usageRowsQuery = z.object({ from: day(), to: day().describe('Inclusive.') });

export const usageReportsQuery = z.object(pageQuery);

export const UsageReport = z
  .object({
    id: id(),
    group_id: id(),
    from: dayOut(),
    to: dayOut().describe('Inclusive.'),
    format: z.enum(SETS.usageReportFormat.texts),
    locale: z.enum(SETS.locale.texts),
    state: z
      .enum(SETS.usageReportState.texts)
      .describe('`failed`: it could not be made. `expired`: its file is deleted.'),
    progress: z.number().describe('Part that is made, 0 to 1.'),
    rows: z.int().describe('0 until it is ready.'),
    requested_by: id().nullable().describe('Null for a daily report.'),
    requested_by_name: z.string(),
    created_at: instantOut(),
    expires_at: instantOut().describe('Its file is deleted then.'),
    url: z
      .string()
      .nullable()
      .describe('Path of its file, for the owners of the group; null unless it is ready.'),
    repeated: z
      .boolean()
      .describe(
        `True if the same report was requested less than ${USAGE_REPORT_REPEAT_MINUTES} minutes ago: this is it, and no further mail is sent.`,
      ),
  })
  .meta({ id: 'UsageReport' });

export const UsageReportAnswer = z.object({ usage_report: UsageReport }).meta({ id: 'UsageReportAnswer' });

export const UsageReportList = z
  .object({ usage_reports: z.array(UsageReport), meta: Meta })
  .meta({ id: 'UsageReportList' });

export const UsageRowsAnswer = z
  .object({
    rows: z.int().describe('Rows that a report of these days has now.'),
    max_rows: z.int().describe('The most that one may have.'),
  })
  .meta({ id: 'UsageRowsAnswer' });
