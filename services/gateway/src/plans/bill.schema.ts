import { SETS } from '@kashikari/contracts';
import { z } from 'zod';
import { id } from '../schema/ids';
import { whole, wholeInQuery } from '../schema/numbers';
import { text } from '../schema/text';
import { instantOut } from '../schema/time';
import { MAX_CHARGE, MIN_CHARGE } from '@kashikari/kernel';

const day = () => z.string().nullable().meta({ format: 'date' });

export const PlanLine = z
  .object({
    kind: z
      .enum(SETS.planLineKind.texts)
      .describe(
        '`seats`: of a period in advance; `joined`, `left`: within a period that was billed; `unused`: days that a new period replaces; `discount`; `carried`: earlier amounts that were too small to charge; `credit`: paid from credit; `to_credit`: becomes credit; `waits`: too little to charge now.',
      ),
    count: z.int().describe('Seats; 1 if the line is not about seats.'),
    unit_price: z.int().describe('Yen for one seat and the whole period.'),
    days: z.int().describe('Days that count; 0 if the line is not about days.'),
    of_days: z.int().describe('Days of the whole period.'),
    from: day(),
    to: day().describe('The day after the last.'),
    percent: z.int().describe('Percent off; 0 for other lines.'),
    amount: z.int().describe('Yen, tax included; negative for what is taken off.'),
  })
  .meta({ id: 'PlanLine' });

export const BillAmounts = z
  .object({
    lines: z.array(PlanLine).describe('They sum up to `due`.'),
    due: z.int().describe('Yen, tax included.'),
    tax: z.int().describe('Yen, of what is sold.'),
  })
  .meta({ id: 'BillAmounts' });

const order = {
  plan: z.enum(['lite', 'standard']),
  interval: z.enum(['monthly', 'annual']),
  coupon: text(40, 1).optional(),
};

const seats = () =>
  whole(0, 1_000_000).optional().describe('Maximum number of seats that are used and billed.');

export const planQuery = z.object({
  ...order,
  max_members: wholeInQuery(0, 1_000_000)
    .optional()
    .describe('Maximum number of seats that are used and billed.'),
});

export const PlanOrder = z.object({ ...order, max_members: seats() }).meta({ id: 'PlanOrder' });

const quote = {
  lines: z.array(PlanLine).describe('They sum up to `due_now`.'),
  due_now: z.int().describe('Amount due now in yen; 0 if the plan begins later.'),
  tax: z.int().describe('Yen, of what is sold now.'),
  begins_at: instantOut().nullable().describe('Null: at once.'),
  next_lines: z.array(PlanLine),
  next_amount: z.int().describe('Amount of the next period in yen, with the current seats.'),
  next_at: instantOut().describe('When the next period begins.'),
};

export const PlanQuote = z.object(quote).meta({ id: 'PlanQuote' });

export const PlanBought = z
  .object({
    ...quote,
    payment_id: id().nullable().describe('Payment that is due now; the plan begins when it is paid.'),
  })
  .meta({ id: 'PlanBought' });

export const CreditOrder = z
  .object({ amount: whole(MIN_CHARGE, MAX_CHARGE).describe('Yen.') })
  .meta({ id: 'CreditOrder' });

export const CreditBought = z.object({ payment_id: id() }).meta({ id: 'CreditBought' });
