import { enumOf, payments, SETS, textOf, wordOf } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import type { Services } from '../clients/services';
import { groupIdOf } from '../groups/group-id';
import { answerOf } from '../mappers/answer-of';
import { dayRange } from '../mappers/day-range';
import { instant, instantOrNull, textOrNull } from '../mappers/times';
import { toPlanLine } from '../plans/bill.mapper';
import { PaymentOfBooking } from './payment-of-booking.schema';
import { Payment, type PaymentFilter } from './payment.schema';
import { toCancellationStep, toPriceLine } from './price.mapper';

export const toPayment = answerOf(Payment, payments.Payment, {
  lines: ({ lines }) => lines.map(toPriceLine),
  cancellation: ({ cancellation }) => cancellation.map(toCancellationStep),
  bill: ({ bill }) =>
    bill ? { kind: wordOf(SETS.billKind, bill.kind), lines: bill.lines.map(toPlanLine) } : null,
  fee: ({ fee }) => (fee ? toFee(fee) : null),
  invoice: ({ invoice }) =>
    invoice
      ? {
          ...{ name: invoice.name, email: invoice.email, url: textOrNull(invoice.url) },
          due_at: invoice.dueAt ? instant(invoice.dueAt) : null,
        }
      : null,
  card: ({ card }) => (card ? { brand: card.brand, last4: card.last4 } : null),
  refunds: ({ refunds }) =>
    refunds.map(({ amount, reason, chargeback, at }) => ({
      ...{ amount, reason: textOrNull(reason), at: instant(at) },
      chargeback: textOf(SETS.chargebackState, chargeback) ?? null,
    })),
});

const toFee = ({
  groupId,
  groupName,
  startDate,
  endDate,
  status,
  nextAt,
  paidUntil,
  stopsAt,
}: payments.PaidFee) => ({
  ...{ group_id: groupId, group_name: groupName, start_date: startDate, end_date: endDate },
  status: wordOf(SETS.feeStatus, status),
  ...{
    next_at: instantOrNull(nextAt),
    paid_until: instantOrNull(paidUntil),
    stops_at: instantOrNull(stopsAt),
  },
});

export const toPaymentOfBooking = answerOf(PaymentOfBooking, payments.Payment);

/** Maps a query to a filter of payments. */
export async function toFilter(query: PaymentFilter, services: Services, call: Call) {
  const groupId = await groupIdOf(query.group_id, services, call);
  return {
    scope: enumOf(SETS.paymentScope, query.scope),
    ...{ bookingId: query.booking_id ?? '', groupId: groupId || undefined },
    status: query.status && enumOf(SETS.paymentStatus, query.status),
    ...dayRange(query),
    afterId: '',
  };
}
