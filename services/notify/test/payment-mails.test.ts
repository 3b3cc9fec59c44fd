import { billingEvents, reservationEvents } from '@kashikari/contracts';
import type { OutgoingEvent } from '@kashikari/platform';
import { booking, NOON, startNotify, type World } from './world';

/** Hanako pays the media center for its projector. */
function payment(change: string, fields: Partial<billingEvents.PaymentChanged> = {}): OutgoingEvent {
  const data = billingEvents.PaymentChanged.fromPartial({
    ...{
      id: 'payment-1',
      version: 1,
      change: billingEvents.paymentChangeFromJSON(`PAYMENT_CHANGE_${change}`),
    },
    ...{ bookingId: 'booking-1', goodId: 'good-1', goodTitle: 'プロジェクター' },
    ...{ payerId: 'hanako', payeeId: 'media', amount: 5000, byHand: true, changedAt: new Date(NOON) },
    ...fields,
  });
  return {
    topic: 'kashikari.billing.payment.v1',
    key: data.bookingId,
    type: 'kashikari.billing.v1.PaymentChanged',
    data: billingEvents.PaymentChanged.toJSON(data),
  };
}

describe('who pays', () => {
  let world: World;
  beforeAll(async () => {
    world = await startNotify();
  });
  afterAll(() => world.service.stop());
  beforeEach(() => world.service.db.read('delete from mail'));

  const subjects = async (address: string) => (await world.sent(address)).map(({ subject }) => subject);

  it('is told what is to be paid to whom, that it was paid, and what goes back, with the way to the payment', async () => {
    const refund = { version: 3, refund: 1200, amountRefunded: 1200 };
    await world.tell(payment('CREATED'), payment('PAID', { version: 2 }), payment('REFUNDED', refund));
    const sent = await world.sent('hanako@example.org');
    // Three mails of one moment leave in no order.
    expect(sent.map(({ subject }) => subject).sort()).toEqual([
      '「プロジェクター」のお支払いを確認しました：5,000円',
      '「プロジェクター」のお支払い：5,000円',
      '「プロジェクター」の返金：1,200円',
    ]);
    const due = sent.find(({ text }) => text.includes('直接お支払いください'));
    expect(due?.text).toContain('大学メディアセンターさんに直接お支払いください');
    expect(due?.text).toContain('https://kashi.example/payments/payment-1');
  });

  it('is told in their own language, and once for an event that comes twice', async () => {
    await world.tell(payment('CREATED', { payerId: 'ann' }), payment('CREATED', { payerId: 'ann' }));
    expect(await subjects('ann@example.org')).toEqual(['Payment due for プロジェクター: ¥5,000']);
  });

  const byCard = { byHand: false, payBy: new Date('2026-11-17T03:00:00Z') };
  const mailTo = async (address: string) => (await world.sent(address))[0]!;

  it('gets no mail of a card payment that they make on the checkout page, nor of a card that is refused there', async () => {
    await world.tell(payment('CREATED', byCard), payment('FAILED', { ...byCard, version: 2 }));
    expect(await world.sent()).toEqual([]);
  });

  it('is told by when to pay by card where somebody else booked for them', async () => {
    await world.tell(payment('CREATED', { ...byCard, bookedForPayer: true }));
    const { subject, text } = await mailTo('hanako@example.org');
    expect(subject).toBe('11/17（火）12:00までにお支払いください：「プロジェクター」5,000円');
    expect(text).toContain('カードでお支払いください');
  });

  it('is told that the rest of a dearer booking is to be paid, and what it keeps from being booked', async () => {
    await world.tell(payment('CREATED', { byHand: false, unsettled: true, payerId: 'ann' }));
    const { subject, text } = await mailTo('ann@example.org');
    expect(subject).toBe('Additional payment for プロジェクター: ¥5,000');
    expect(text).toContain('you can’t book anything else');
  });

  const late = {
    ...{ payerId: 'ann', reason: billingEvents.PaymentReason.PAYMENT_REASON_OVERDUE, payBy: undefined },
  };

  it('is told what an extension or a late return costs, and how it is paid', async () => {
    await world.tell(payment('CREATED', { ...late, unsettled: true, byHand: false }));
    const byCard = await mailTo('ann@example.org');
    expect(byCard.subject).toBe('Payment due after the return of プロジェクター: ¥5,000');
    expect(byCard.text).toContain('Pay it by card');
    expect(byCard.text).toContain('https://kashi.example/payments/payment-1');
    await world.service.db.read('delete from mail');
    const reason = billingEvents.PaymentReason.PAYMENT_REASON_EXTENDED;
    await world.tell(payment('CREATED', { ...late, reason, version: 2, byHand: false }));
    expect((await mailTo('ann@example.org')).text).toContain('directly');
  });

  it('is told of a kept card once it was charged, not before', async () => {
    const status = billingEvents.PaymentStatus.PAYMENT_STATUS_PENDING;
    await world.tell(payment('CREATED', { ...late, status, unsettled: true, byHand: false }));
    expect(await world.sent()).toEqual([]);
    await world.tell(payment('PAID', { ...late, version: 2, byHand: false }));
    expect((await mailTo('ann@example.org')).subject).toBe(
      'Card payment after the return of プロジェクター: ¥5,000',
    );
  });

  it('is told why a card that was charged while they were away failed, with the way to pay again', async () => {
    const failed = { byHand: false, unsettled: true, payerId: 'ann', error: 'expired_card' };
    await world.tell(payment('FAILED', failed));
    const { text } = await mailTo('ann@example.org');
    expect(text).toContain('The card has expired.');
    expect(text).toContain('Pay again\nhttps://kashi.example/payments/payment-1');
  });

  it('is told in plain words of a refusal that has no words of its own', async () => {
    const failed = { byHand: false, unsettled: true, payerId: 'ann', error: 'do_not_honor' };
    await world.tell(payment('FAILED', failed));
    expect((await mailTo('ann@example.org')).text).toContain('The card was declined.');
  });

  it('is told that a card payment was accepted, and that a refund goes back to the card', async () => {
    const refund = { version: 2, byHand: false, refund: 1200 };
    await world.tell(payment('PAID', { byHand: false }), payment('REFUNDED', refund));
    const texts = (await world.sent('hanako@example.org')).map(({ text }) => text).join();
    expect(texts).toContain('カードでのお支払いを受け付けました');
    expect(texts).toContain('1,200円を、お支払いのカードに返金します');
  });

  it('and the lender are told once that a booking ended unpaid; the booking itself sends no mail', async () => {
    const change = reservationEvents.BookingChange.BOOKING_CHANGE_CANCELLED;
    const cancelled = booking({ change, lapsed: true, actorId: '' });
    await world.tell(payment('LAPSED', byCard), cancelled);
    const sent = await world.sent();
    expect(sent.map(({ subject }) => subject)).toEqual(
      Array(2).fill('予約が取り消されました：「プロジェクター」'),
    );
    const texts = sent.map(({ text }) => text).sort();
    expect(texts.filter((text) => text.includes('11/17（火）12:00までに支払われなかった'))).toHaveLength(2);
    expect(texts.filter((text) => text.includes('山田花子さんの予約は取り消されました'))).toHaveLength(1);
  });

  it('gets no mail of another amount, a cancellation without payment, or a refund of nothing', async () => {
    await world.tell(payment('UPDATED'), payment('CANCELED'), payment('REFUNDED', { refund: 0 }));
    expect(await world.sent()).toEqual([]);
  });
});
