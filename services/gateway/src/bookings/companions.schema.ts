import { z } from 'zod';
import { Good } from '../goods/good.schema';
import { oneRange, range } from './booking.schema';

export const companionsQuery = z
  .object(range)
  .superRefine((value, context) => oneRange(value, context, false));

const CompanionGood = z
  .object({
    ...Good.shape,
    times_together: z
      .int()
      .describe(
        'Bookings of the good in the path within 365 days during which the same person had this one; 2 or more.',
      ),
  })
  .meta({ id: 'CompanionGood' });

export const Companions = z
  .object({ goods: z.array(CompanionGood).max(3).describe('The most frequent first.') })
  .meta({ id: 'Companions' });
