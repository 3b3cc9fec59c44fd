import { PRICE_MONTH_DAYS } from '@kashikari/kernel';
import { z } from 'zod';

const instantOut = () => z.string().meta({ format: 'date-time' });

export const PriceLine = z
  .object({
    kind: z
      .enum(['month', 'week', 'day', 'hour', 'minimum', 'extended', 'late_day', 'late_hour'])
      .describe(
        `\`month\`: ${PRICE_MONTH_DAYS} days; \`minimum\`: what makes up the smallest amount that can be charged; ` +
          '`extended`: the price of the added days, at return; `late_day`, `late_hour`: lengths after the end.',
      ),
    count: z.number().describe('How many of them; hours in quarters, as 2.75.'),
    unit_price: z.int().describe('Yen for one piece.'),
    quantity: z.int(),
    amount: z.int().describe('Yen, tax included.'),
  })
  .meta({ id: 'PriceLine' });

export const CancellationStep = z
  .object({
    until: instantOut()
      .nullable()
      .describe('The first instant at which it no longer holds; null: from the step before on.'),
    percent: z.int().describe('Of the price, that is refunded.'),
    refund: z.int().describe('Yen.'),
  })
  .meta({ id: 'CancellationStep' });

/** Fields that accompany every price. */
export const price = {
  tax: z.int().describe('Of it, yen.'),
  lines: z.array(PriceLine).describe('The amounts add up to the price.'),
  cancellation: z
    .array(CancellationStep)
    .describe('Refunds to the caller when canceling, in the order of time.'),
};
