import { billingEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import type { Dated } from '../app/write-mails';
import { WritePaymentMails } from '../app/write-payment-mails';
import type { PaymentNews, PaymentNewsKind } from '../domain/payment-mails';

const { PaymentChange, PaymentReason, PaymentStatus } = billingEvents;

@OnEvent('kashikari.billing.payment.v1', billingEvents.PaymentChanged)
export class OnPaymentChanged implements EventHandler<billingEvents.PaymentChanged> {
  constructor(private readonly writing: WritePaymentMails) {}

  handle(events: Received<billingEvents.PaymentChanged>[], tx: Tx): Promise<void> {
    return this.writing.run(events.flatMap(toNews), tx);
  }
}

function toNews({ time, data }: Received<billingEvents.PaymentChanged>): Dated<PaymentNews>[] {
  // Billing sends the mails about its bills.
  if (!data.bookingId) return [];
  const kind = kindOf(data);
  const yen = data.change === PaymentChange.PAYMENT_CHANGE_REFUNDED ? data.refund : data.amount;
  // If the lender keeps the whole amount, nothing is refunded.
  if (!kind || yen === 0) return [];
  const { id: paymentId, version, goodTitle, payerId, payeeId, error } = data;
  const until = untilOf(kind, data, time);
  return [
    {
      ...{ kind, paymentId, version, goodTitle, payerId, payeeId, yen, error },
      ...(until && { until }),
      happenedAt: time.getTime(),
    },
  ];
}

function untilOf(kind: PaymentNewsKind, data: billingEvents.PaymentChanged, time: Date): Date | undefined {
  if (kind === 'invoiced') return data.invoiceDueAt ?? time;
  return kind === 'due_by' || kind === 'lapsed' ? (data.payBy ?? data.changedAt ?? time) : undefined;
}

function kindOf(data: billingEvents.PaymentChanged): PaymentNewsKind | undefined {
  switch (data.change) {
    case PaymentChange.PAYMENT_CHANGE_CREATED:
      if (isAtReturn(data)) return dueAtReturn(data);
      if (data.unsettled) return 'rest';
      if (!data.payBy) return 'due';
      // Payers who booked themselves are on the checkout page.
      return data.bookedForPayer ? 'due_by' : undefined;
    case PaymentChange.PAYMENT_CHANGE_PAID:
      if (data.byHand) return 'paid';
      return isAtReturn(data) ? 'return_paid' : 'paid_card';
    case PaymentChange.PAYMENT_CHANGE_REFUNDED:
      return data.byHand ? 'refunded' : 'refunded_card';
    case PaymentChange.PAYMENT_CHANGE_FAILED:
      // A card that fails before its booking is confirmed is rejected on the checkout page.
      if (data.error === 'invoice_overdue') return 'overdue';
      return data.unsettled ? 'failed' : undefined;
    case PaymentChange.PAYMENT_CHANGE_INVOICED:
      return 'invoiced';
    case PaymentChange.PAYMENT_CHANGE_LAPSED:
      return 'lapsed';
    default:
      return undefined;
  }
}

/** Returns true if the payment is for an extension, or for lateness. */
const isAtReturn = ({ reason }: billingEvents.PaymentChanged): boolean =>
  reason === PaymentReason.PAYMENT_REASON_EXTENDED || reason === PaymentReason.PAYMENT_REASON_OVERDUE;

/** A kept card is charged at once: its payer gets the mail about the outcome. */
function dueAtReturn({ status, unsettled }: billingEvents.PaymentChanged): PaymentNewsKind | undefined {
  if (status === PaymentStatus.PAYMENT_STATUS_PENDING) return undefined;
  return unsettled ? 'return_card' : 'return_due';
}
