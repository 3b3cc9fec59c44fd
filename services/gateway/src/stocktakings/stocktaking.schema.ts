import { z } from 'zod';
import { Good } from '../goods/good.schema';
import { id, idOrName } from '../schema/ids';
import { whole } from '../schema/numbers';
import { Meta, pageQuery } from '../schema/page';
import { fault, name, text } from '../schema/text';
import { day, instant } from '../schema/time';
import { User } from '../users/user.schema';

const ofGroup = () => idOrName('media-library').describe('Id or slug of the group.');
const time = () => z.string().meta({ format: 'date-time' });
const noUnit = () => z.null().describe('Goods have no units of their own yet.');
const place = () => name(50).meta({ example: '2F storeroom' });

export const StockState = z.enum(['match', 'short', 'over', 'not_scanned', 'unexpected']);
export const SettleChoice = z.enum(['quantity', 'lost', 'out_of_service', 'left']);

/** Units of a good that a person counted at a place. */
export const Stocktaking = z
  .object({
    id: id(),
    scan_id: id(),
    group_id: id(),
    period_id: id().nullable().describe('Null: it belongs to `date`.'),
    date: z.string().meta({ format: 'date' }).describe('Day of the group’s account on which it was counted.'),
    good_id: id(),
    unit_id: noUnit(),
    actual_quantity: z.int().describe('All units that are there; a total, not a step.'),
    place: z.string(),
    condition: z.string(),
    note: z.string(),
    counted_at: time().describe('Business time; never later than it was received.'),
    counted_by: id(),
  })
  .meta({ id: 'Stocktaking' });

export const NewStocktaking = z
  .object({
    group_id: ofGroup(),
    period_id: id().optional().describe('Without one, the count belongs to the day of `counted_at`.'),
    good_id: id().optional().describe('Either this or `scanned_code`.'),
    scanned_code: text(512, 1)
      .optional()
      .describe(
        'What was read: the code or address of a label, the address of a good, a management id or a further code.',
      ),
    unit_id: noUnit().optional(),
    actual_quantity: whole(0, 1_000_000).describe('All units that are there; a total, not a step.'),
    place: place().optional().describe('By default that of the period.'),
    condition: text(200).optional(),
    note: text(2_000).optional(),
    scan_id: id().describe(
      'Made by the device. A count that is sent again is answered with 200 and recorded once.',
    ),
    counted_at: instant().describe('When it was counted; a time in the future is corrected to now.'),
  })
  .superRefine(({ good_id, scanned_code }, context) => {
    if ((good_id === undefined) === (scanned_code === undefined))
      fault(context, 'one_of', { fields: ['good_id', 'scanned_code'] });
  })
  .meta({ id: 'NewStocktaking' });

interface PeriodOrDay {
  readonly period_id?: string | undefined;
  readonly date?: string | undefined;
}

/** A period or a day, not both. */
function oneScope({ period_id, date }: PeriodOrDay, context: z.RefinementCtx): void {
  if (period_id !== undefined && date !== undefined)
    fault(context, 'one_of', { fields: ['period_id', 'date'] });
}

export const stocktakingQuery = z
  .object({
    group_id: ofGroup(),
    period_id: id().optional().describe('Only counts of this period.'),
    date: day().optional().describe('Only counts of this day that belong to no period.'),
    good_id: id().optional().describe('Only counts of this good.'),
    ...pageQuery,
  })
  .superRefine(oneScope);

export const checkQuery = z
  .object({
    group_id: ofGroup(),
    period_id: id().optional().describe('The period; what was frozen if it is closed.'),
    date: day()
      .optional()
      .describe('Without a period: the day, by default today where the group’s account is.'),
    state: StockState.optional().describe('Only goods in this state.'),
    place: place().optional().describe('Only goods that were counted there.'),
    good_id: id().optional().describe('Only this good.'),
    undecided: z
      .enum(['true', 'false'])
      .optional()
      .describe('Only goods that differ or were not counted, about which nothing was decided.'),
    format: z.enum(['json', 'csv']).default('json').describe('`csv`: all goods as a file.'),
    ...pageQuery,
  })
  .superRefine(oneScope);

/** Expected and counted units of a good. */
export const StocktakingCheck = z
  .object({
    good_id: id(),
    unit_id: noUnit(),
    expected_quantity: z
      .int()
      .describe(
        'Quantity less the units that were out at the newest count; not counted: now, or at the close.',
      ),
    actual_quantity: z
      .int()
      .nullable()
      .describe('Sum of the newest counts of all places; null: not counted.'),
    difference: z.int().nullable().describe('Counted less expected.'),
    state: StockState.describe('`unexpected`: more than expected while units are booked out.'),
    counted_at: time().nullable().describe('Newest count.'),
    counted_by: id().nullable(),
    choice: SettleChoice.nullable().describe('How the difference was settled.'),
    reason: z.string().nullable(),
    settled_by: id().nullable(),
  })
  .meta({ id: 'StocktakingCheck' });

export const StocktakingAnswer = z.object({ stocktaking: Stocktaking }).meta({ id: 'StocktakingAnswer' });

export const StocktakingList = z
  .object({
    stocktakings: z.array(Stocktaking),
    goods: z.array(Good).describe('Those that were counted.'),
    users: z.array(User).describe('Those who counted.'),
    meta: Meta,
  })
  .meta({ id: 'StocktakingList' });

const total = () => z.int();

export const StocktakingChecks = z
  .object({
    checks: z.array(StocktakingCheck).describe('In the order of titles.'),
    date: z
      .string()
      .nullable()
      .meta({ format: 'date' })
      .describe('The day that was checked; null for a period.'),
    totals: z
      .object({
        match: total(),
        short: total(),
        over: total(),
        not_scanned: total(),
        unexpected: total(),
      })
      .describe('Goods in each state, whatever `state` asks for.'),
    undecided: z
      .int()
      .describe('Goods about which something is to be decided, whatever `state` and `undecided` ask for.'),
    places: z
      .array(z.object({ place: z.string(), goods: z.int().describe('Goods that were counted there.') }))
      .describe('Where was counted, in the order of names, whatever is asked for.'),
    goods: z.array(Good).describe('Those that the checks are about.'),
    users: z.array(User).describe('Those who counted or settled.'),
    meta: Meta,
  })
  .meta({ id: 'StocktakingChecks' });
