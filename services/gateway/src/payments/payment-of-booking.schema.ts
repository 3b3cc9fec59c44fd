import { SETS } from '@kashikari/contracts';
import { z } from 'zod';
import { id } from '../schema/ids';

/** A status in an answer or a query. */
export const status = () =>
  z
    .enum(SETS.paymentStatus.texts)
    .describe(
      '`draft`: unsettled; `requires_capture`: the card holds the amount; `payment_failed`: try again.',
    );

/** Fields that all payments have, alone or with a booking. */
export const moneyFields = {
  status: status(),
  reason: z.enum(SETS.paymentReason.texts).describe('What it is for.'),
  amount: z.int().describe('Yen, tax included.'),
  amount_refunded: z.int().describe('Yen that went back.'),
};

export const PaymentOfBooking = z.object({ id: id(), ...moneyFields }).meta({ id: 'PaymentOfBooking' });
