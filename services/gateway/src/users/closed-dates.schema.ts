import { z } from 'zod';
import { User } from './user.schema';

/** Reasons for skipping entries of a calendar. */
const LEFT_OUT = [
  ...(['unfinished', 'too_large', 'time', 'time_zone', 'too_long', 'rule'] as const),
  ...(['too_many_entries', 'past', 'too_far'] as const),
] as const;

/** Written into the query as a word. */
const wordOfTruth = () =>
  z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .describe('If `true`, nothing is written; the response lists the days that would be closed.');

export const closedDatesQuery = z.object({ dry_run: wordOfTruth().optional() });

export const ClosedDatesImport = z
  .object({
    calendar: z
      .string()
      .min(1)
      .max(250_000)
      .describe('An iCalendar object. Send longer ones as a file.')
      .meta({ example: 'BEGIN:VCALENDAR\r\n…' }),
    dry_run: z
      .boolean()
      .optional()
      .describe('Writes nothing; the response lists the days that would be closed.'),
  })
  .meta({
    id: 'ClosedDatesImport',
    description:
      'A calendar whose days become closed dates. Alternatively, the body is the file itself (`text/calendar`, up to 2 MiB), with `dry_run` in the query.',
  });

export const ClosedDatesAnswer = z
  .object({
    import: z.object({
      dry_run: z.boolean(),
      days: z
        .array(
          z.object({
            date: z.string().meta({ format: 'date' }),
            summary: z.string().describe('Title of the calendar entry.'),
            known: z.boolean().describe('The day is already closed.'),
          }),
        )
        .describe('Days from today, for three years, in order.'),
      unread: z
        .array(z.string())
        .describe('Titles of entries that could not be read; `left_out` has the reasons.'),
      left_out: z
        .array(
          z.object({
            summary: z.string().describe('Title of the entries; empty for entries of any title.'),
            reason: z
              .enum(LEFT_OUT)
              .describe(
                '`unfinished`: has no end; `too_large`: more than 64 KiB; `time`: a date or time that does not exist, ' +
                  'or another form than that of iCalendar; `time_zone`: an unknown zone; `too_long`: more than three ' +
                  'years; `rule`: a repetition that is not read; `too_many_entries`: after the 5,000th; `past`, ' +
                  '`too_far`: before today, or more than three years ahead.',
              ),
            count: z.int().min(1).describe('Entries of this title left out for this reason.'),
          }),
        )
        .max(100)
        .describe('Entries of the calendar that close no day, up to 100 titles.'),
    }),
    user: User.describe('The user with the closed dates after the import.'),
  })
  .meta({ id: 'ClosedDatesAnswer' });
