import { TAX_PERCENT } from '@kashikari/kernel';
import { commissionOf, planBill, plainLine, priceOfLoan, taxIn } from '@kashikari/pricing';
import fc from 'fast-check';
import { loanOf, revision } from '../../../test/loans';
import { openBill } from '../contracts/bill';
import {
  captured,
  chargedBack,
  refunded,
  settledByHand,
  billed,
  type Journal,
  type Revenue,
} from '../ledger';
import { recordRefund, revenueOf, type Payment, type PaymentOutcome } from '../payment';
import { settleUp } from '../settle-up';
import type { Subject } from '../subject';
import { taxesOf, totalOf } from './document';
import { draftDocuments } from './draft-documents';

const loan = loanOf([revision(5_000)]);

function paymentOf(amount: number, more: Partial<Payment> = {}): Payment {
  const [opened] = settleUp(loanOf([revision(amount)]), [], () => 'p', 0);
  return {
    ...opened!.payment,
    ...{ status: 'succeeded', settlement: 'card', commissionPercent: 10, paidAt: 0, capturedAt: 0, ...more },
  };
}

const collected = (payment: Payment, subject: Subject = loan, journal?: Journal) => {
  const { id, payeeId, commissionPercent } = payment;
  const entered =
    journal ?? captured({ sourceId: id, payeeId, at: 0 }, revenueOf(payment), commissionPercent);
  return draftDocuments({ subject, before: payment, outcome: { change: 'paid', payment, journal: entered } });
};

describe('the document of a collected payment', () => {
  it('has the lines of its price, and one of the operator has the commission', () => {
    const [sale, share] = collected(paymentOf(5_000));
    expect(sale).toMatchObject({ issuerId: loan.payeeId, recipientId: loan.payerId, method: 'card' });
    expect(sale!.lines).toMatchObject([{ kind: 'day', title: 'カメラ', amount: 5_000, untaxed: false }]);
    expect(taxesOf(sale!.lines)).toEqual([{ percent: TAX_PERCENT, total: 5_000, tax: 454 }]);
    expect(share).toMatchObject({ issuerId: null, recipientId: loan.payeeId, method: 'offset' });
    expect(share!.lines).toMatchObject([{ kind: 'commission', amount: 500 }]);
  });

  it('has no commission for what is paid by hand', () => {
    const payment = paymentOf(5_000, { settlement: 'direct', method: 'cash' });
    const journal = settledByHand({ sourceId: 'p', payeeId: payment.payeeId, at: 0 }, 5_000);
    expect(collected(payment, loan, journal)).toMatchObject([{ method: 'cash' }]);
  });

  it('says how much of a cancelled hold was kept, outside the tax', () => {
    const held = paymentOf(5_000, { status: 'requires_capture', capturedAt: null });
    const { payment } = recordRefund(held, {
      source: 'cancel',
      amount: 2_500,
      kept: 2_500,
      reason: '',
      at: 0,
    });
    const [sale] = collected({ ...payment, status: 'succeeded' });
    expect(sale!.lines).toMatchObject([{ kind: 'kept', amount: 2_500, untaxed: true }]);
    expect(taxesOf(sale!.lines)).toEqual([{ percent: 0, total: 2_500, tax: 0 }]);
  });

  it('has one line of the rest where a part of a hold was refunded', () => {
    const held = paymentOf(5_000, { status: 'requires_capture', capturedAt: null });
    const { payment } = recordRefund(held, {
      source: 'manager:1',
      amount: 1_000,
      kept: 0,
      reason: 'x',
      at: 0,
    });
    const [sale] = collected({ ...payment, status: 'succeeded' });
    expect(sale!.lines).toMatchObject([{ kind: 'rest', amount: 4_000, untaxed: false }]);
  });

  it('names the person whom the invoice of the payment was addressed to', () => {
    const invoice = {
      ...({ number: 1, state: 'sent', id: 'in_1', name: 'さくら保育園 経理', email: 'a@b.jp' } as const),
      ...{ locale: 'ja', description: '', url: '', dueAt: null },
    };
    const [sale] = collected(paymentOf(5_000, { invoice }));
    expect(sale).toMatchObject({ recipientName: 'さくら保育園 経理', method: 'invoice' });
  });

  it('is not taxed where credit is bought, and is where it is used', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 100_000 }), fc.nat(100_000), (price, credit) => {
        const bill = planBill([plainLine('seats', price)], { credit, carried: 0 });
        if (bill.due === 0) return;
        const about = { id: 'b', accountId: 'a', kind: 'renewal', cause: 'c', then: null, at: 0 } as const;
        const subject = openBill({ ...about, coupon: null, redeemed: '' }, bill, { carried: 0 });
        const payment = paymentOf(bill.due, { billId: 'b', bookingId: '', payeeId: '', lines: [] });
        const drafts = collected(payment, subject, billed(subject, 0));
        expect(drafts).toHaveLength(1);
        const { lines, issuerId } = drafts[0]!;
        expect(issuerId).toBeNull();
        expect(totalOf(lines)).toBe(bill.due);
        expect(taxesOf(lines).reduce((sum, { tax }) => sum + tax, 0)).toBe(bill.tax);
      }),
    );
  });
});

const percent = fc.integer({ min: 0, max: 100 });

describe('the documents of a payment', () => {
  it('sum up to what the lender keeps, by rate, and to its commission', () => {
    const refund = fc.record({ share: percent, kept: percent });
    fc.assert(
      fc.property(
        ...[fc.integer({ min: 50, max: 9_999_999 }), percent, fc.array(refund, { maxLength: 5 })],
        (amount, commissionPercent, refunds) => {
          let payment = paymentOf(amount, { commissionPercent });
          const drafts = collected(payment);
          for (const [index, { share, kept }] of refunds.entries()) {
            const { lent, cancelled } = revenueOf(payment);
            const yen = Math.floor(((lent + cancelled) * share) / 100);
            const keeps = Math.floor((Math.max(0, lent - yen) * kept) / 100);
            if (yen + keeps === 0) continue;
            const asked = { source: `manager:${index}`, amount: yen, kept: keeps, reason: '', at: 0 };
            const outcome: PaymentOutcome = recordRefund(payment, asked);
            const more = draftDocuments({ subject: loan, before: payment, outcome });
            const [returned] = more.filter(({ issuerId }) => issuerId !== null);
            expect(returned && totalOf(returned.lines)).toBe(yen);
            expect(more.map(({ corrects }) => corrects)).not.toContain(null);
            drafts.push(...more);
            payment = outcome.payment;
          }
          const net = (isShare: boolean, untaxed: boolean) =>
            drafts
              .filter(({ issuerId }) => (issuerId === null) === isShare)
              .flatMap(({ lines, corrects }) =>
                lines.map((line) => ({ ...line, sign: corrects === null ? 1 : -1 })),
              )
              .filter((line) => line.untaxed === untaxed)
              .reduce((sum, line) => sum + line.sign * line.amount, 0);
          const { lent, cancelled } = revenueOf(payment);
          expect(net(false, false)).toBe(lent);
          expect(net(false, true) + 0).toBe(cancelled);
          expect(net(true, false)).toBe(commissionOf(lent + cancelled, commissionPercent));
        },
      ),
    );
  });

  it('have the tax of the price, once for a document and rate', () => {
    const day = fc.integer({ min: 1, max: 28 });
    const price = fc.integer({ min: 50, max: 100_000 });
    fc.assert(
      fc.property(price, day, fc.integer({ min: 1, max: 9 }), (perDay, days, quantity) => {
        const prices = { perHour: null, perDay, perWeek: null, perMonth: null };
        const endDate = `2027-02-${String(days).padStart(2, '0')}`;
        const verdict = priceOfLoan(prices, { unit: 'day', startDate: '2027-02-01', endDate }, quantity);
        if (!verdict.ok) return;
        const { total, tax, lines } = verdict.value;
        const [sale] = collected(paymentOf(total, { lines, amount: total }));
        expect(totalOf(sale!.lines)).toBe(total);
        expect(taxesOf(sale!.lines)).toEqual([{ percent: TAX_PERCENT, total, tax }]);
        expect(tax).toBe(taxIn(total));
      }),
    );
  });

  it('follow a chargeback with the commission alone, and a transferred good with its lenders', () => {
    const payment = paymentOf(5_000);
    const source = { sourceId: 'p:dp_1', payeeId: payment.payeeId, at: 0 };
    const [whole, nothing]: Revenue[] = [
      { lent: 5_000, cancelled: 0 },
      { lent: 0, cancelled: 0 },
    ];
    const draftsOf = (journal: Journal, after = payment) =>
      draftDocuments({
        subject: loan,
        before: payment,
        outcome: { change: 'updated', payment: after, journal },
      });
    const taken = chargedBack('charged_back', source, { before: whole!, after: nothing! }, 10, 'held');
    expect(draftsOf(taken)).toMatchObject([
      { issuerId: null, corrects: 'commission', lines: [{ amount: 500 }] },
    ]);
    const won = chargedBack('chargeback_won', source, { before: nothing!, after: whole! }, 10, 'held');
    expect(draftsOf(won)).toMatchObject([{ issuerId: null, corrects: null, lines: [{ amount: 500 }] }]);
    const moved: Journal = { kind: 'handed_over', sourceId: 'p:1', at: 0, entries: [] };
    const drafts = draftsOf(moved, { ...payment, payeeId: 'other' });
    expect(drafts.map(({ issuerId, recipientId, corrects }) => [issuerId, recipientId, corrects])).toEqual([
      [payment.payeeId, payment.payerId, 'sale'],
      [null, payment.payeeId, 'commission'],
      ['other', payment.payerId, null],
      [null, 'other', null],
    ]);
    expect(new Set(drafts.map(({ cause }) => cause)).size).toBe(4);
  });

  it('are none where nothing is entered in the ledger', () => {
    const payment = paymentOf(5_000);
    const outcome: PaymentOutcome = { change: 'updated', payment };
    expect(draftDocuments({ subject: loan, before: payment, outcome })).toEqual([]);
  });

  it('return nothing of the sale where only the commission changes', () => {
    const payment = paymentOf(5_000);
    const same: Revenue = { lent: 5_000, cancelled: 0 };
    const journal = refunded(
      { sourceId: 'x', payeeId: payment.payeeId, at: 0 },
      { before: same, after: same },
      10,
    );
    const refund = { source: 'manager:1', amount: 0, kept: 0, reason: '', at: 0 };
    const outcome: PaymentOutcome = { change: 'refunded', payment, refund, journal };
    expect(draftDocuments({ subject: loan, before: payment, outcome })).toEqual([]);
  });
});
