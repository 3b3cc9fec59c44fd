import { LABEL_CODES, LABEL_FORMATS, type LabelFormatName, MAX_ROW_SPACING } from '@kashikari/kernel';
import { z } from 'zod';
import { whole } from '../schema/numbers';
import { id, idOrName } from '../schema/ids';

export const byCode = z.object({
  code: z.string().min(1).max(64).describe('Code of a label: 12 characters, in any case.'),
});

export const LabelCode = z
  .object({ code: z.string().describe('12 characters; the label holds `/q/{code}`.') })
  .meta({ id: 'LabelCode' });

export const LabelledGood = z.object({ good_id: id() }).meta({ id: 'LabelledGood' });

const FORMATS = Object.keys(LABEL_FORMATS) as [LabelFormatName, ...LabelFormatName[]];

export const LABEL_LINES = ['group', 'title', 'management_id', 'location'] as const;

/** Millimetres. */
const offset = () => z.number().min(-20).max(20).default(0);

export const LabelPrint = z
  .object({
    good_ids: z
      .array(id())
      .min(1)
      .max(500)
      .optional()
      .describe('Goods that the caller may edit, in this order.'),
    group_id: idOrName('media-library')
      .optional()
      .describe(
        'Instead of `good_ids`: the goods of this group (id or slug) that the caller may edit, up to 500.',
      ),
    format: z.enum(FORMATS).describe('Labels on an A4 sheet; `cards`: 10 business cards of 91 × 55 mm.'),
    first_cell: whole(1, 95).default(1).describe('The first label that is still on the sheet.'),
    copies: whole(1, 20).default(1).describe('Labels of each good.'),
    code: z
      .enum(LABEL_CODES)
      .default('qr')
      .describe('`qr` holds the address `/q/{code}`; `code128` and `nw7` hold the management id.'),
    lines: z
      .array(z.enum(LABEL_LINES))
      .max(4)
      .default([...LABEL_LINES])
      .describe('Lines of text.'),
    offset_x: offset().describe('To the right, mm.'),
    offset_y: offset().describe('Downwards, mm.'),
    spacing: whole(-MAX_ROW_SPACING, MAX_ROW_SPACING)
      .default(0)
      .describe('Added to the distance of two rows, tenths of a millimetre.'),
    ruler: z.boolean().default(false).describe('Outlines and a scale in millimetres instead of labels.'),
  })
  .meta({ id: 'LabelPrint' });
