import { billingEvents } from '@kashikari/contracts';
import { OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { Index } from '../app/ports';
import type { PaymentSnapshot } from '../domain/snapshots';

/** Consumes payments that lenders receive. Bills for plans have no payee and are ignored. */
@OnEvent('kashikari.billing.payment.v1', billingEvents.PaymentChanged)
export class OnPaymentChanged extends ReplicaConsumer<billingEvents.PaymentChanged> {
  constructor(index: Index) {
    super((payments, tx) => index.putPayments(payments.filter(({ payeeId }) => payeeId).map(toSnapshot), tx));
  }
}

function toSnapshot(payment: billingEvents.PaymentChanged): PaymentSnapshot {
  const { id, version, payeeId, goodId, groupId } = payment;
  const moves = payment.moves.flatMap(({ at, amount }) => (at ? [{ at, amount }] : []));
  return { id, version, payeeId, goodId, groupId, moves };
}
