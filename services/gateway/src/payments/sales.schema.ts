import { z } from 'zod';
import { Good } from '../goods/good.schema';
import { id } from '../schema/ids';
import { dayOrInstant, timeZone } from '../schema/time';

const sums = {
  gross: z.int().describe('Yen that were collected by card or by hand, tax included.'),
  refunds: z.int().describe('Yen of these that were returned or charged back.'),
  commission: z.int().describe('The operator’s share, yen.'),
  net: z.int().describe('Yen: `gross` - `refunds` - `commission`.'),
  by_hand: z.int().describe('Part of `gross` that was paid to the lender directly, yen.'),
};

export const SalesOfMonth = z
  .object({ month: z.string().meta({ example: '2026-11' }), ...sums })
  .meta({ id: 'SalesOfMonth' });

export const SalesOfGood = z
  .object({
    good_id: id().nullable().describe('Null for group fees.'),
    good_title: z.string(),
    loans: z.int(),
    days: z.int().describe('Days of all loans.'),
    ...sums,
  })
  .meta({ id: 'SalesOfGood' });

const range = {
  from: dayOrInstant()
    .optional()
    .describe('Only payments collected at this instant or later; absent: the first day five months ago.'),
  to: dayOrInstant()
    .optional()
    .describe('Only payments collected before this instant, or on this day or earlier; absent: now.'),
  time_zone: timeZone()
    .default('Asia/Tokyo')
    .describe('Time zone of `from` and `to`, if they are days, and of the months.'),
};

export const salesQuery = z.object({ ...range, good_id: id().optional() });

export const ledgerQuery = z.object(range);

export type SalesRange = z.infer<typeof ledgerQuery>;

export const Sales = z
  .object({
    ...sums,
    months: z.array(SalesOfMonth).describe('Each month of the range, the earliest first.'),
    by_good: z.array(SalesOfGood).describe('The highest `net` first; up to 50.'),
    goods: z.array(Good),
  })
  .meta({ id: 'Sales' });
