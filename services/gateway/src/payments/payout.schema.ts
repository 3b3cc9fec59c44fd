import { SETS } from '@kashikari/contracts';
import { MAX_CHARGE, PAYOUT_MIN } from '@kashikari/kernel';
import { z } from 'zod';
import { id } from '../schema/ids';
import { whole } from '../schema/numbers';
import { Meta, pageQuery } from '../schema/page';
import { instantOut } from '../schema/time';

export const Payout = z
  .object({
    id: id(),
    amount: z.int().describe('Yen.'),
    status: z
      .enum(SETS.payoutStatus.texts)
      .describe(
        '`requested`: not yet accepted by the payment provider; `in_transit`: on its way to the bank; `failed`: it came back, and the amount is available again.',
      ),
    automatic: z.boolean().describe('True if it was paid out because it was not requested for too long.'),
    provider_id: z.string().nullable().describe('The payment provider’s id; null until it is accepted.'),
    failure: z.string().nullable().describe('The payment provider’s code of why it failed.'),
    requested_at: instantOut(),
    ended_at: instantOut().nullable().describe('When it arrived or failed.'),
  })
  .meta({ id: 'Payout' });

export const BalanceItem = z
  .object({
    kind: z
      .enum(SETS.balanceItemKind.texts)
      .describe(
        '`earned`: a loan that is over, or a month of a fee; `returned_payout`: a payout that came back; `rest`: what an earlier payout left, and older items.',
      ),
    amount: z.int().describe('Yen; negative for what is taken off.'),
    booking_id: id().nullable(),
    title: z.string().nullable().describe('The good or the group.'),
    reason: z.enum(SETS.paymentReason.texts).nullable().describe('Of the payment.'),
    at: instantOut().nullable(),
  })
  .meta({ id: 'BalanceItem' });

export const Balance = z
  .object({
    held: z.int().describe('Yen of loans that are not over, commission deducted.'),
    held_bookings: z.int(),
    disputed: z.int().describe('Yen that wait for the end of a dispute or a chargeback.'),
    disputed_booking_ids: z.array(id()),
    requestable: z
      .int()
      .describe('Yen that can be paid out now; negative after a chargeback above the balance.'),
    in_transit: z.int().describe('Yen of payouts that have not arrived.'),
    minimum: z.int().describe('Lowest amount of a payout, yen.'),
    set_up: z.boolean().describe('True if the payment provider pays the account out.'),
    oldest_at: instantOut().nullable().describe('Time of the oldest sale that can be paid out.'),
    reminds_at: instantOut().nullable().describe('When the owner is reminded of it.'),
    pays_at: instantOut().nullable().describe('When it is paid out without a request.'),
    items: z
      .array(BalanceItem)
      .describe('What `requestable` consists of, the latest first; they add up to it.'),
  })
  .meta({ id: 'Balance' });

export const payoutQuery = z.object(pageQuery);

export const PayoutList = z.object({ payouts: z.array(Payout), meta: Meta }).meta({ id: 'PayoutList' });

export const RequestPayout = z
  .object({
    amount: whole(1, MAX_CHARGE * 100)
      .optional()
      .describe(`Yen, ${PAYOUT_MIN} or more; absent: all that can be paid out.`),
  })
  .meta({ id: 'RequestPayout' });

export const PayoutAnswer = z.object({ payout: Payout }).meta({ id: 'PayoutAnswer' });
