import { SETS } from '@kashikari/contracts';
import { MAX_CHARGE } from '@kashikari/kernel';
import { z } from 'zod';
import { Good } from '../goods/good.schema';
import { id, idOrName } from '../schema/ids';
import { whole } from '../schema/numbers';
import { Meta, pageQuery } from '../schema/page';
import { email, name, text } from '../schema/text';
import { dayOrInstant, instantOut, timeZone } from '../schema/time';
import { PlanLine } from '../plans/bill.schema';
import { User } from '../users/user.schema';
import { moneyFields, status } from './payment-of-booking.schema';
import { price } from './price.schema';

/** A month of a group's fee. */
const PaidFee = z
  .object({
    group_id: id(),
    group_name: z.string(),
    start_date: z.string().meta({ format: 'date' }).describe('First day of the paid month.'),
    end_date: z.string().meta({ format: 'date' }).describe('Its last day.'),
    status: z
      .enum(SETS.feeStatus.texts)
      .describe(
        '`ending`: the member ended it, and the paid month is the last; `paused`: a month was not paid, and the membership is paused until it is; `over`: the member ended it or left, or the group asks no fee.',
      ),
    next_at: instantOut().nullable().describe('When the next month is charged; null: it is not.'),
    paid_until: instantOut()
      .nullable()
      .describe('End of the last month that is paid; null while one is unpaid.'),
    stops_at: instantOut()
      .nullable()
      .describe('When the membership is paused if the month stays unpaid; null if nothing is unpaid.'),
  })
  .meta({ id: 'PaidFee' });

export const Payment = z
  .object({
    id: id(),
    ...moneyFields,
    ...price,
    settlement: z
      .enum(SETS.settlement.texts)
      .describe('`direct`: to the lender, whose managers note it; `card`: through the card provider.'),
    pay_by: instantOut()
      .nullable()
      .describe('Time at which an unpaid booking is canceled; null if it remains without payment.'),
    card: z
      .object({ brand: z.string(), last4: z.string() })
      .nullable()
      .meta({ id: 'PaymentCard' })
      .describe('The card that it is paid with.'),
    method: z.enum(SETS.handMethod.texts).nullable().describe('How it was paid by hand.'),
    note: z.string().nullable().describe('For managers: what was noted when it was paid by hand.'),
    error: z.string().nullable().describe('Code of the last refusal of the card.'),
    capture_at: instantOut()
      .nullable()
      .describe('When the card is charged; null if it isn’t paid by card, or is charged.'),
    payer_id: id(),
    payee_id: id()
      .nullable()
      .describe('The account that lends; null for a plan, which the operator receives.'),
    booking_id: id().nullable().describe('Null if it is for a plan, or for a group’s fee.'),
    good_id: id().nullable(),
    good_title: z.string(),
    start_at: instantOut().nullable().describe('Of the booking.'),
    end_at: instantOut().nullable().describe('Of the booking; exclusive.'),
    start_date: z.string().nullable().meta({ format: 'date' }),
    end_date: z.string().nullable().meta({ format: 'date' }).describe('Inclusive.'),
    time_zone: z.string().describe('Time zone of the lender, in which days are counted.'),
    paid_at: instantOut().nullable().describe('When the payer paid, or the card held the amount.'),
    captured_at: instantOut().nullable().describe('When the money was collected, by hand or from the card.'),
    refunds: z
      .array(
        z
          .object({
            amount: z.int().describe('Yen.'),
            reason: z
              .string()
              .nullable()
              .describe('The manager’s reason; null if the booking was canceled or became cheaper.'),
            chargeback: z
              .enum(SETS.chargebackState.texts)
              .nullable()
              .describe(
                'State of a chargeback, by which the payer’s bank takes money back; `won`: the money came back. Null for a refund.',
              ),
            at: instantOut(),
          })
          .meta({ id: 'Refund' }),
      )
      .describe('In the order of time.'),
    bill: z
      .object({ kind: z.enum(SETS.billKind.texts), lines: z.array(PlanLine) })
      .nullable()
      .meta({ id: 'PaidBill' })
      .describe('The bill, if the payment is not for a booking.'),
    fee: PaidFee.nullable().describe('What is paid for, if it is a month of a group’s fee.'),
    invoice: z
      .object({
        name: z.string(),
        email: z.string(),
        url: z.string().nullable().describe('The payment provider’s page; null until it is sent.'),
        due_at: instantOut().nullable(),
      })
      .nullable()
      .meta({ id: 'PaymentInvoice' })
      .describe('For the payer: the invoice that was asked for.'),
    permissions: z
      .array(z.string())
      .describe(
        'Actions that are available to the caller now: `settle`, `refund`, `pay`, `invoice`, `retry`, `cancel`, `cancel_subscription`.',
      ),
    created_at: instantOut(),
    updated_at: instantOut(),
  })
  .meta({ id: 'Payment' });

export type Payment = z.infer<typeof Payment>;

/** Filter of the payments that the caller may see. */
const paymentFilter = {
  scope: z
    .enum(SETS.paymentScope.texts)
    .default('pay')
    .describe('`pay`: the caller’s payments; `receive`: payments for goods that the caller owns or manages.'),
  booking_id: id().optional(),
  group_id: idOrName('media-library').optional().describe('Only fees of this group; id or slug.'),
  status: status().optional(),
  from: dayOrInstant().optional().describe('Only payments that were created at this instant or later.'),
  to: dayOrInstant()
    .optional()
    .describe('Only payments that were created before this instant, or on this day or earlier.'),
  time_zone: timeZone().default('Asia/Tokyo').describe('Time zone of `from` and `to`, if they are days.'),
};

export const paymentsMeant = z.object(paymentFilter);
export type PaymentFilter = z.infer<typeof paymentsMeant>;

export const paymentQuery = z.object({ ...paymentFilter, ...pageQuery });

const related = { goods: z.array(Good), users: z.array(User) };

export const PaymentAnswer = z.object({ payment: Payment, ...related }).meta({ id: 'PaymentAnswer' });
export const PaymentWritten = z.object({ payment: Payment }).meta({ id: 'PaymentWritten' });
export const PaymentList = z
  .object({ payments: z.array(Payment), ...related, meta: Meta })
  .meta({ id: 'PaymentList' });

export const SettlePayment = z
  .object({
    method: z.enum(SETS.handMethod.texts),
    note: text(200).optional().describe('For managers.'),
  })
  .meta({ id: 'SettlePayment' });

export const RequestInvoices = z
  .object({
    payment_ids: z
      .array(id())
      .min(1)
      .max(20)
      .describe('Payments of the caller; each gets a separate invoice.'),
    name: name(100, 1).describe('Whom they are addressed to.'),
    email: email(),
  })
  .meta({ id: 'RequestInvoices' });

export const InvoicesRequested = z.object({ payments: z.array(Payment) }).meta({ id: 'InvoicesRequested' });

export const RefundPayment = z
  .object({
    amount: whole(1, MAX_CHARGE).describe('Yen.'),
    reason: text(200, 1).describe('The payer reads it.'),
  })
  .meta({ id: 'RefundPayment' });
