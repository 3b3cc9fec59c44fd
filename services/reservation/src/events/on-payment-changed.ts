import { billingEvents } from '@kashikari/contracts';
import { Clock, OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { FollowPayments } from '../app/follow-payments';

const { PaymentChange } = billingEvents;

/** Consumes payments for bookings; others are skipped. */
@OnEvent('kashikari.billing.payment.v1', billingEvents.PaymentChanged)
export class OnPaymentChanged extends ReplicaConsumer<billingEvents.PaymentChanged> {
  constructor(follow: FollowPayments, clock: Clock) {
    super(async (all, tx) => {
      const payments = all.filter(({ bookingId }) => bookingId !== '');
      const endedBy = (ending: billingEvents.PaymentChange) =>
        payments.filter(({ change }) => change === ending).map(({ bookingId }) => bookingId);
      const lapsed = endedBy(PaymentChange.PAYMENT_CHANGE_LAPSED);
      const givenUp = endedBy(PaymentChange.PAYMENT_CHANGE_GIVEN_UP);
      await follow.run({ payments, lapsed, givenUp }, tx, clock.now());
    });
  }
}
