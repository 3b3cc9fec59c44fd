import { billingEvents, SETS, textOf } from '@kashikari/contracts';
import type { WebhookEvent } from '@kashikari/kernel';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { WriteDeliveries } from '../../app/webhooks/write-deliveries';
import type { News } from '../../domain/webhooks/news';
import { newsOf } from './news-of';

const { PaymentChange } = billingEvents;

const EVENTS: Partial<Record<billingEvents.PaymentChange, WebhookEvent>> = {
  [PaymentChange.PAYMENT_CHANGE_PAID]: 'payment.succeeded',
  [PaymentChange.PAYMENT_CHANGE_FAILED]: 'payment.failed',
  [PaymentChange.PAYMENT_CHANGE_REFUNDED]: 'payment.refunded',
};

/** Delivers payments for loans to webhooks of the lender. Bills of the product have no payee. */
@OnEvent('kashikari.billing.payment.v1', billingEvents.PaymentChanged)
export class DeliverPayments implements EventHandler<billingEvents.PaymentChanged> {
  constructor(private readonly writing: WriteDeliveries) {}

  handle(events: Received<billingEvents.PaymentChanged>[], tx: Tx): Promise<void> {
    return this.writing.run(events.flatMap(toNews), tx);
  }
}

function toNews(event: Received<billingEvents.PaymentChanged>): News[] {
  const { data } = event;
  const name = EVENTS[data.change];
  if (!name || !data.payeeId) return [];
  const { id, version, bookingId, goodId, groupId, payerId, payeeId, amount, refund } = data;
  const own = {
    ...(groupId && { groupId }),
    ...(goodId && { goodId }),
    accountId: payeeId,
    data: {
      ...{ id, version, status: textOf(SETS.paymentStatus, data.status) },
      ...{ payer_id: payerId, payee_id: payeeId, amount, amount_refunded: data.amountRefunded },
      booking_id: bookingId || undefined,
      good_id: goodId || undefined,
      group_id: groupId || undefined,
    },
    facts: {
      title: data.goodTitle || data.groupName,
      yen: name === 'payment.refunded' ? refund : amount,
      personId: payerId,
      ...(bookingId && { path: `/bookings/${bookingId}` }),
    },
  };
  return [newsOf(event, name, data.changedAt, own)];
}
