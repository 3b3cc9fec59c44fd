import { z } from 'zod';
import { oneRange, range } from './booking.schema';
import { id } from '../schema/ids';
import { wholeInQuery } from '../schema/numbers';
import { price } from '../payments/price.schema';

export const quoteQuery = z
  .object({
    good_id: id(),
    ...range,
    quantity: wholeInQuery(1, 100_000).default(1),
    user_id: id().optional().describe('The borrower, if a manager books for another person.'),
    booking_id: id()
      .optional()
      .describe(
        'A booking to change this way: priced by its frozen prices; the refusals are those of the change.',
      ),
  })
  .superRefine((value, context) => oneRange(value, context, false));

export const QuoteAnswer = z
  .object({
    quote: z
      .object({
        total: z.int().describe('Yen, tax included; 0: it costs nothing.'),
        ...price,
        time_zone: z.string().describe('Time zone of the lender, in which days are counted.'),
        change: z
          .object({
            before: z.int().describe('Yen: the price before the change.'),
            due: z.int().describe('Yen that are paid in addition.'),
            refund: z.int().describe('Yen of what was paid that are refunded.'),
            refund_percent: z.int().describe('Share of the difference that is refunded, percent.'),
          })
          .nullable()
          .meta({ id: 'PriceChange' })
          .describe('With `booking_id`, for a booking that has a price.'),
      })
      .meta({ id: 'Quote' }),
  })
  .meta({ id: 'QuoteAnswer' });
