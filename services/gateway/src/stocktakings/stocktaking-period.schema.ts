import { z } from 'zod';
import { id, idOrName } from '../schema/ids';
import { Meta, pageQuery } from '../schema/page';
import { name, text } from '../schema/text';
import { SettleChoice } from './stocktaking.schema';

/** A stocktaking of a group, or of some of its folders. */
export const StocktakingPeriod = z
  .object({
    id: id(),
    group_id: id(),
    name: z.string(),
    folder_ids: z.array(id()).describe('Folders that it covers; none: all goods of the group.'),
    place: z.string().describe('Where it takes place; of counts that name no place.'),
    created_by: id(),
    created_at: z.string().meta({ format: 'date-time' }),
    closed_at: z.string().nullable().meta({ format: 'date-time' }).describe('Null while it is open.'),
    closed_by: id().nullable(),
  })
  .meta({ id: 'StocktakingPeriod' });

const title = () => name(50, 1).meta({ example: '2026 autumn' });

export const NewStocktakingPeriod = z
  .object({
    group_id: idOrName('media-library').describe('Id or slug of the group.'),
    name: title(),
    folder_ids: z.array(id()).max(20).optional().describe('Without them it covers all goods of the group.'),
    place: name(50).optional(),
  })
  .meta({ id: 'NewStocktakingPeriod' });

export const StocktakingPeriodPatch = z
  .object({ name: title(), closed: z.literal(true).describe('Closes it for good.') })
  .partial()
  .meta({ id: 'StocktakingPeriodPatch' });

export const periodQuery = z.object({
  group_id: idOrName('media-library').describe('Id or slug of the group.'),
  ...pageQuery,
});

export const StocktakingPeriodAnswer = z
  .object({ stocktaking_period: StocktakingPeriod })
  .meta({ id: 'StocktakingPeriodAnswer' });

export const StocktakingPeriodList = z
  .object({ stocktaking_periods: z.array(StocktakingPeriod).describe('Newest first.'), meta: Meta })
  .meta({ id: 'StocktakingPeriodList' });

export const Settlement = z
  .object({
    items: z
      .array(
        z.object({
          good_id: id(),
          unit_id: z
            .null()
            .optional()
            .describe('Reserved: individual units of a good are not supported yet.'),
          choice: SettleChoice.describe(
            '`quantity`: the good has what was counted and what was out. `lost`: its quantity is lowered by what is ' +
              'missing. `out_of_service`: not possible yet. `left`: nothing is changed, for a reason.',
          ),
          reason: text(2_000).optional().describe('Required for `left`.'),
        }),
      )
      .min(1)
      .max(100),
  })
  .meta({ id: 'Settlement' });

export const SettlementAnswer = z
  .object({
    outcomes: z
      .array(
        z.object({
          good_id: id(),
          ok: z.boolean(),
          code: z.string().nullable().describe('Why it was not settled.'),
          message: z.string().nullable(),
          params: z.record(z.string(), z.unknown()).nullable(),
        }),
      )
      .describe('In the order of the items.'),
  })
  .meta({ id: 'SettlementAnswer' });
