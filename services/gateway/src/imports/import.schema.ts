import { IMPORT_MAX_ROWS } from '@kashikari/kernel';
import { z } from 'zod';
import { SETS } from '@kashikari/contracts';
import { HEADINGS } from '../goods/good-export.words';
import { CELLS } from './sheet-columns';
import { byId, id } from '../schema/ids';
import { wholeInQuery } from '../schema/numbers';
import { Meta, pageQuery } from '../schema/page';
import { FieldFault } from '../schema/problem';
import { fault, name, text } from '../schema/text';

/** Encodings that a file of text may have. */
const ENCODINGS = ['utf-8', 'cp932'] as const;

const kind = () =>
  z
    .enum(SETS.importKind.texts)
    .describe(
      '`goods`: new goods. `goods_edit`: changes of goods by id or management id. `isbn`: new goods by ISBN.',
    );
const groupIds = () => z.array(id()).max(50);
const encoding = () => z.enum(ENCODINGS).describe('Encoding of a CSV file. Recognized by default.');

/** Cells by column; what a cell holds is read by catalog, so that each fault has its row. */
const Cells = z.object(
  Object.fromEntries(
    CELLS.map((column) => [column, (column === 'title' ? name(10_000) : text(10_000)).optional()]),
  ) as Record<(typeof CELLS)[number], z.ZodOptional<z.ZodString>>,
);

export const NewImport = z
  .object({
    kind: kind(),
    text: z
      .string()
      .min(1)
      .max(4_000_000)
      .superRefine((value, context) => {
        if (/\0|\p{Surrogate}|\p{M}{17}/u.test(value)) fault(context, 'characters');
      })
      .describe(
        'A sheet as text, separated by commas or tabs, its first line the headings; or any text with ISBNs.',
      ),
    group_ids: groupIds().optional().describe('Groups that the goods enter.'),
    owner_id: id().optional().describe('The account that lends the goods.'),
    defaults: Cells.optional().describe('Values of cells that are missing or empty, by column.'),
    encoding: encoding().optional(),
    headings: z.enum(HEADINGS).optional(),
  })
  .meta({
    id: 'NewImport',
    description:
      `Alternatively, the body is the file itself (CSV in UTF-8 or CP932, or XLSX, up to 20 MiB and ${IMPORT_MAX_ROWS.toLocaleString('en')} rows), ` +
      'with the rest in the query. The first line has the headings: names of fields, or the Japanese or English words of the export.',
  });

const idsInQuery = (most: number) =>
  z
    .string()
    .transform((ids) => ids.split(',').filter(Boolean))
    .pipe(z.array(id()).max(most))
    .meta({ maxLength: most * 37 - 1, example: '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11' });

export const importQuery = z.object({
  kind: kind().optional().describe('Required if the body is a file.'),
  group_ids: idsInQuery(50).optional().describe('Groups that the goods enter, separated by commas.'),
  owner_id: id().optional(),
  encoding: encoding().optional(),
  headings: z.enum(HEADINGS).optional().describe('Headings in any of the three are understood without it.'),
});

export const templateQuery = z.object({
  headings: z
    .enum(HEADINGS)
    .default('names')
    .describe('Headings: field names, or words in Japanese or English.'),
  encoding: z.enum(ENCODINGS).default('utf-8'),
});

export const byRow = byId('import').extend({
  row: wholeInQuery(1, IMPORT_MAX_ROWS + 1).describe('Line of the row in the sheet; the heading is line 1.'),
});

const line = () => z.int().describe('Line in the sheet; the heading is line 1. Without a heading, from 1.');

const Fault = FieldFault.extend({
  row: line(),
  column: z.string().describe('Empty for the row as a whole.'),
  value: z.string().describe('Value of the cell, up to 100 characters.'),
}).meta({ id: 'ImportFault' });

const Duplicate = z
  .object({
    row: line(),
    by: z.enum(['management_id', 'isbn']),
    title: z.string(),
    good_id: id().nullable().describe('The existing good.'),
    of_row: z.int().nullable().describe('The row above that is the same.'),
  })
  .meta({ id: 'ImportDuplicate' });

const ImportRow = z
  .object({
    row: line(),
    values: z.record(z.string(), z.string()),
    outcome: z.enum(SETS.importOutcome.texts),
    faults: z.array(Fault),
    duplicate: Duplicate.nullable().describe(
      'The good, or the row above, because of which the row is skipped.',
    ),
    good_id: id().nullable().describe('The good that the row became, or changes.'),
    notes: z.array(Fault).describe('What should be known, and keeps no row from being written.'),
    credit: z.string().nullable().describe('Name of the catalog of books that filled empty cells.'),
  })
  .meta({ id: 'ImportRow' });

const count = (what: string) => z.int().describe(`Number of rows ${what}.`);

const Import = z
  .object({
    id: id(),
    kind: kind(),
    state: z
      .enum(SETS.importState.texts)
      .describe('`reading`: the preview is being created. `failed`: nothing was written; see `failure`.'),
    columns: z.array(z.string()),
    encoding: z.string().nullable().describe('Encoding in which the file was read.'),
    rows: z.int().describe('Number of all rows.'),
    new: count('that become goods'),
    changed: count('that change a good'),
    unchanged: count('that change nothing'),
    faulty: count('with faults'),
    duplicate: count('that are skipped because there is such a good'),
    left_out: count('that were left out'),
    faults: z.array(Fault).describe('Faults of the first 500 faulty rows.'),
    duplicates: z.array(Duplicate).describe('The first 500. They are skipped.'),
    notes: z.array(Fault).describe('Notes of the first 500 rows that have some. They are no faults.'),
    book_credits: z
      .array(z.string())
      .describe('Catalogs that are queried for rows with an ISBN and no title; empty if none is configured.'),
    failure: z.object({ code: z.string(), message: z.string() }).nullable(),
    created_at: z.string().meta({ format: 'date-time' }),
    expires_at: z.string().meta({ format: 'date-time' }),
    applied_at: z.string().nullable().meta({ format: 'date-time' }),
  })
  .meta({ id: 'Import' });

export const ImportAnswer = z.object({ import: Import }).meta({ id: 'ImportAnswer' });

export const ImportRowPatch = Cells.meta({
  id: 'ImportRowPatch',
  description: 'New values of cells, by column. A row that was left out is included again.',
});

export const ApplyImport = z
  .object({
    skip_faulty: z.boolean().default(false).describe('Applies the valid rows even if others have faults.'),
    duplicates: z.enum(['skip']).default('skip').describe('Rows for which there is a good are skipped.'),
  })
  .meta({ id: 'ApplyImport' });

export const rowQuery = z.object({
  outcome: z.enum(SETS.importOutcome.texts).optional().describe('Only rows with this outcome.'),
  ...pageQuery,
});

export const ImportRowList = z.object({ rows: z.array(ImportRow), meta: Meta }).meta({ id: 'ImportRowList' });
