import { MAX_CARDS_PER_CREATION } from '@kashikari/kernel';
import { z } from 'zod';
import { idOrName } from '../schema/ids';
import { FieldFault } from '../schema/problem';
import { text } from '../schema/text';
import { roomShape } from '../plans/room';
import { permission } from './auth-token.schema';

const groupId = () => idOrName('media-library');

/** Written into the query as a word. */
const wordOfTruth = () =>
  z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .describe('If `true`, nothing is written; the response is the result of a dry run.');

export const importQuery = z.object({
  group_id: groupId().optional().describe('Id or slug of the group, if the body is a file.'),
  dry_run: wordOfTruth().optional(),
  permission: permission().optional(),
});

const ImportRow = z
  .object({ id: text(200), name: text(200), email: text(300), invite_email: text(300), locale: text(20) })
  .partial()
  .meta({ id: 'AuthTokenImportRow' });

export const AuthTokenImport = z
  .object({
    group_id: groupId().describe('Id or slug of the group.'),
    rows: z.array(ImportRow).min(1).max(MAX_CARDS_PER_CREATION),
    dry_run: z
      .boolean()
      .optional()
      .describe('Writes and sends nothing; the response is the result of a dry run.'),
    permission: permission().optional(),
  })
  .meta({
    id: 'AuthTokenImport',
    description:
      'The rows of a sheet. Alternatively, the body is the sheet itself (CSV in UTF-8 or Shift_JIS, or XLSX, up to 2 MiB; its first line names the columns `id`, `name`, `email`, `invite_email`, `locale`; numbers of a workbook are read as the sheet shows them), with `group_id`, `dry_run` and `permission` in the query.',
  });

export const AuthTokenImportAnswer = z
  .object({
    import: z.object({
      dry_run: z.boolean(),
      count: z.int().describe('Number of cards that were created, or would be.'),
      faults: z
        .array(
          FieldFault.extend({
            line: z.int().describe('Line number in the sheet; the heading is line 1.'),
            field: z.string().describe('Column with the fault.'),
          }),
        )
        .describe('All faults of all rows. If there is any, nothing was written.'),
      ...roomShape,
    }),
    ...roomShape,
  })
  .meta({ id: 'AuthTokenImportAnswer' });
