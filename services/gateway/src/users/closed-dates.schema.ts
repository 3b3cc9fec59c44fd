import { z } from 'zod';
import { User } from './user.schema';

/** Written into the query as a word. */
const wordOfTruth = () =>
  z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .describe('`true` only says what would be closed.');

export const closedDatesQuery = z.object({ dry_run: wordOfTruth().optional() });

export const ClosedDatesImport = z
  .object({
    calendar: z
      .string()
      .min(1)
      .max(250_000)
      .describe('An iCalendar object. A longer one is sent as a file.')
      .meta({ example: 'BEGIN:VCALENDAR\r\n…' }),
    dry_run: z.boolean().optional().describe('Only says what would be closed.'),
  })
  .meta({
    id: 'ClosedDatesImport',
    description:
      'A calendar whose days become closed dates. Or the file itself as the body (`text/calendar`, up to 2 MiB), with `dry_run` in the query.',
  });

export const ClosedDatesAnswer = z
  .object({
    import: z.object({
      dry_run: z.boolean(),
      days: z
        .array(
          z.object({
            date: z.string().meta({ format: 'date' }),
            summary: z.string().describe('What the calendar says of it.'),
            known: z.boolean().describe('It is closed already.'),
          }),
        )
        .describe('From today, three years on, in order.'),
      unread: z.array(z.string()).describe('Entries that could not be read, by what they are called.'),
    }),
    user: User.describe('With its closed dates, as they are after it.'),
  })
  .meta({ id: 'ClosedDatesAnswer' });
