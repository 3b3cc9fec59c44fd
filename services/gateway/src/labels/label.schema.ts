import { z } from 'zod';
import { id } from '../schema/ids';

export const byCode = z.object({
  code: z.string().min(1).max(64).describe('Code of a label: 12 characters, in any case.'),
});

export const LabelCode = z
  .object({ code: z.string().describe('12 characters; the label holds `/q/{code}`.') })
  .meta({ id: 'LabelCode' });

export const LabelledGood = z.object({ good_id: id() }).meta({ id: 'LabelledGood' });
