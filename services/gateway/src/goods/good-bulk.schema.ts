import { z } from 'zod';
import { Image } from '../images/image.schema';
import { CSV_ENCODINGS } from '../mappers/csv';
import { id } from '../schema/ids';
import { HEADINGS } from './good-export.words';
import { Good, goodFilter, GoodPatch } from './good.schema';

const moved = (what: string) =>
  z.array(id()).max(50).optional().describe(`${what}; the others stay. Adding wins over removing.`);

export const BulkUpdate = z
  .object({
    good_ids: z.array(id()).min(1).max(500).describe('Duplicates are ignored.'),
    changes: GoodPatch.omit({ image_ids: true })
      .optional()
      .describe('Changes that are applied to all goods.'),
    add_group_ids: moved('Groups that each good enters'),
    remove_group_ids: moved('Groups that each good leaves'),
    add_folder_ids: moved('Folders that each good enters, of groups that it is in afterwards'),
    remove_folder_ids: moved('Folders that each good leaves'),
  })
  .meta({ id: 'BulkUpdate' });

const UpdateOutcome = z
  .object({
    good_id: id(),
    ok: z.boolean(),
    code: z.string().nullable().describe('Reason for the refusal.'),
    message: z.string().nullable(),
    params: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'GoodUpdateOutcome' });

export const BulkUpdateAnswer = z
  .object({
    outcomes: z.array(UpdateOutcome).describe('In the order of the request.'),
    goods: z.array(Good).describe('The changed goods.'),
    images: z.array(Image),
  })
  .meta({ id: 'BulkUpdateAnswer' });

/** Rows are read by catalog, so that each fault has its row; here only that they are objects with names and values. */
const Row = z.record(z.string().max(100), z.unknown()).meta({
  id: 'GoodRow',
  description: 'The fields of a NewGood; `title` is optional if `isbn` is given.',
});

export const GoodsUpload = z
  .object({
    goods: z.array(Row).min(1).max(1_000),
    dry_run: z.boolean().default(false).describe('Writes nothing; the response lists the faults.'),
    partial: z
      .boolean()
      .default(false)
      .describe('Creates the valid rows even if others are invalid. Otherwise all or nothing.'),
  })
  .meta({ id: 'GoodsUpload' });

const RowFault = z
  .object({
    row: z.number().int().describe('Row number, from 0.'),
    field: z.string().nullable(),
    code: z.string(),
    message: z.string(),
  })
  .meta({ id: 'GoodRowFault' });

export const GoodsUploadAnswer = z
  .object({
    goods: z.array(Good).describe('The created goods, in the order of the rows.'),
    faults: z
      .array(RowFault)
      .describe('Faults of the rows that were not created, or in a dry run would not be.'),
  })
  .meta({ id: 'GoodsUploadAnswer' });

export const exportQuery = z.object({
  ...goodFilter,
  headings: z
    .enum(HEADINGS)
    .default('names')
    .describe('Column headings: the field names, with which the file can be imported again, or words.'),
  encoding: z
    .enum(CSV_ENCODINGS)
    .default('utf-8')
    .describe('`cp932` (Shift_JIS of Windows) has `?` for characters that it lacks.'),
});
