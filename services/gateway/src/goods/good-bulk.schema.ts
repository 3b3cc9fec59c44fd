import { z } from 'zod';
import { Image } from '../images/image.schema';
import { id, idOrName } from '../schema/ids';
import { text } from '../schema/text';
import { Good, GoodPatch } from './good.schema';

export const BulkUpdate = z
  .object({
    good_ids: z.array(id()).min(1).max(100).describe('Each once, however often it is named.'),
    changes: GoodPatch.omit({ image_ids: true }).describe('The same for all.'),
  })
  .meta({ id: 'BulkUpdate' });

const UpdateOutcome = z
  .object({
    good_id: id(),
    ok: z.boolean(),
    code: z.string().nullable().describe('Why not.'),
    message: z.string().nullable(),
    params: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'GoodUpdateOutcome' });

export const BulkUpdateAnswer = z
  .object({
    outcomes: z.array(UpdateOutcome).describe('In the order asked.'),
    goods: z.array(Good).describe('Those that were changed.'),
    images: z.array(Image),
  })
  .meta({ id: 'BulkUpdateAnswer' });

/** Rows are read by catalog, so that each fault has its row; here only that they are objects with names and values. */
const Row = z.record(z.string().max(100), z.unknown()).meta({
  id: 'GoodRow',
  description: 'The fields of a NewGood; a title may be left out where there is an isbn.',
});

export const GoodsUpload = z
  .object({
    goods: z.array(Row).min(1).max(1_000),
    dry_run: z.boolean().default(false).describe('Writes nothing, and says what is at fault.'),
    partial: z
      .boolean()
      .default(false)
      .describe('Registers what is right, although other rows are not. Otherwise it is all or nothing.'),
  })
  .meta({ id: 'GoodsUpload' });

export const RowFault = z
  .object({
    row: z.number().int().describe('From 0.'),
    field: z.string().nullable(),
    code: z.string(),
    message: z.string(),
  })
  .meta({ id: 'GoodRowFault' });

export const GoodsUploadAnswer = z
  .object({
    goods: z.array(Good).describe('What was registered, in the order of the rows.'),
    faults: z.array(RowFault).describe('What was not, or on a dry run would not be.'),
  })
  .meta({ id: 'GoodsUploadAnswer' });

export const exportQuery = z.object({
  group_id: idOrName('media-library').optional().describe('In this group (id or slug).'),
  owner_id: id().optional().describe('Lent by this account.'),
  tag: text(100).optional(),
});
