import { EXPERIMENT_KEYS, LAB_KEYS, type LabKey } from '@kashikari/kernel';
import { z } from 'zod';
import { day } from '../schema/time';

export const Lab = z
  .object({
    key: z.enum(LAB_KEYS),
    enabled: z.boolean(),
    ends_on: day().describe('Last day of the trial.'),
  })
  .meta({ id: 'Lab' });

export const Experiment = z
  .object({
    key: z.enum(EXPERIMENT_KEYS),
    variant: z.string().meta({ example: 'plain' }),
  })
  .meta({ id: 'Experiment' });

export const LabList = z
  .object({
    labs: z.array(Lab),
    experiments: z
      .array(Experiment)
      .describe('The variant that the caller sees of each running experiment, always the same one.'),
  })
  .meta({ id: 'LabList' });

const choices = Object.fromEntries(LAB_KEYS.map((key) => [key, z.boolean()])) as Record<LabKey, z.ZodBoolean>;

export const LabChoice = z
  .object(choices)
  .partial()
  .meta({ id: 'LabChoice', example: { dense_lists: true } });
