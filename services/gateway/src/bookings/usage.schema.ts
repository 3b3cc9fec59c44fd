import { z } from 'zod';
import { Good } from '../goods/good.schema';
import { id, idOrName } from '../schema/ids';
import { Meta, pageQuery } from '../schema/page';
import { fault, pattern } from '../schema/text';

const month = () => pattern(/^\d{4}-(0[1-9]|1[0-2])$/, 7).meta({ example: '2026-11' });

const ofLender = id().optional().describe('Of what this account lends.');
const ofGroup = idOrName('media-library').optional().describe('Of the goods in this group (id or slug).');

interface OneOfThree {
  readonly lender_id?: string | undefined;
  readonly group_id?: string | undefined;
  readonly good_id?: string | undefined;
}

/** One of the scopes, and no two. */
function oneScope(names: readonly (keyof OneOfThree)[]) {
  return (scope: OneOfThree, context: z.RefinementCtx): void => {
    const given = names.filter((name) => scope[name]);
    if (given.length !== 1) fault(context, 'one_of', { fields: [...names] });
  };
}

export const usageQuery = z
  .object({
    lender_id: ofLender,
    group_id: ofGroup,
    good_id: id().optional().describe('Of this good.'),
    from: month().optional().describe('First month; by default the twelfth before `to`. Up to 24 months.'),
    to: month().optional().describe('Last month, inclusive; by default this month, where the lender is.'),
    by: z.enum(['month', 'good', 'weekday']).default('month').describe('Subject of each line.'),
    sort: z
      .enum(['use_rate', 'lent', 'days_out', 'late', 'on_time_rate'])
      .default('use_rate')
      .describe('Of goods: the highest first.'),
    ...pageQuery,
  })
  .superRefine(oneScope(['lender_id', 'group_id', 'good_id']));

export const idleQuery = z
  .object({
    lender_id: ofLender,
    group_id: ofGroup,
    days: z
      .enum(['30', '90', '180', '365'])
      .default('90')
      .transform(Number)
      .describe('For how many days nobody had them.'),
    ...pageQuery,
  })
  .superRefine(oneScope(['lender_id', 'group_id']));

export const Usage = z
  .object({
    key: z.string().describe('A month `YYYY-MM`, the id of a good, or a weekday: `0` is Sunday.'),
    lent: z.int().describe('Bookings that start then, without cancelled ones and those never collected.'),
    days_out: z.int().describe('Days begun on which units were out, each unit for itself.'),
    use_rate: z
      .number()
      .nullable()
      .describe('`days_out` divided by units × open days so far; null where there are none.'),
    on_time: z
      .int()
      .describe(
        'Of the bookings that end then and have ended: returned by the end of the last day; by the hour, ' +
          'up to 15 minutes after the end.',
      ),
    late: z.int().describe('Returned later, or overdue now.'),
    on_time_rate: z
      .number()
      .nullable()
      .describe('`on_time` divided by what is returned or overdue; null where that is nothing.'),
  })
  .meta({ id: 'Usage' });

export const UsageAnswer = z
  .object({
    usage: z.array(Usage).describe('By month and weekday one line for each, also where nothing was lent.'),
    goods: z.array(Good).describe('Those that the lines are about.'),
    meta: Meta,
  })
  .meta({ id: 'UsageAnswer' });

const IdleGood = z
  .object({
    ...Good.shape,
    last_out_at: z
      .string()
      .nullable()
      .meta({ format: 'date-time' })
      .describe('When a unit of it was last out; null for a good that never was.'),
  })
  .meta({ id: 'IdleGood' });

export const IdleGoods = z.object({ goods: z.array(IdleGood), meta: Meta }).meta({ id: 'IdleGoods' });
