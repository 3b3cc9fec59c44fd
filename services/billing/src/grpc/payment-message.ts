import { payments, enumOf, SETS, type reservation, type reservationEvents } from '@kashikari/contracts';
import { addDays } from '@kashikari/kernel';
import type { CancellationStep, PriceLine } from '@kashikari/pricing';
import type { Bill } from '../domain/contracts/bill';
import type { Loan } from '../domain/loan';
import type { PaymentInvoice } from '../domain/invoices/payment-invoice';
import type { Chargeback, Refund } from '../domain/payment';
import { canPayByCard } from '../domain/payment-states';
import { cancellationOf, permissionsOf, type SeenPayment } from '../domain/payment-permissions';
import { stopsAt } from '../domain/fees/fee';
import { canEnd, statusOf, type PaidFee } from '../domain/fees/paid-fee';
import { chargedAt, isBill, isFee, isLoan } from '../domain/subject';
import { toPlanLine } from './contract-message';

/** A payment as the caller sees it; notes are for managers. */
export function toPayment(seen: SeenPayment, now: number): payments.Payment {
  const { payment, subject, manages } = seen;
  const loan = isLoan(subject) ? subject : undefined;
  const { status, reason, settlement, method, refunds, chargebacks } = payment;
  return payments.Payment.fromPartial({
    ...{ id: payment.id, version: payment.version, bookingId: payment.bookingId },
    status: enumOf(SETS.paymentStatus, status),
    reason: enumOf(SETS.paymentReason, reason),
    ...{ amount: payment.amount, amountRefunded: payment.amountRefunded, tax: payment.tax },
    lines: payment.lines.map(toPriceLine),
    settlement: enumOf(SETS.settlement, settlement),
    ...{ payBy: toInstant(payment.payBy), captureAt: toInstant(captureOf(seen, now)) },
    ...{ card: payment.card ?? undefined, error: payment.error },
    method: enumOf(SETS.handMethod, method),
    note: manages ? payment.note : '',
    ...{ payerId: payment.payerId, payeeId: payment.payeeId },
    ...(loan && aboutLoan(loan)),
    ...(isBill(subject) && { bill: aboutBill(subject) }),
    ...(isFee(subject) && { fee: aboutFee(subject), timeZone: subject.period.zone }),
    ...{ paidAt: toInstant(payment.paidAt), capturedAt: toInstant(payment.capturedAt) },
    ...{ createdAt: new Date(payment.createdAt), updatedAt: new Date(payment.updatedAt) },
    ...(seen.pays && payment.invoice && { invoice: aboutInvoice(payment.invoice) }),
    permissions: permissionsOf(seen),
    cancellation: cancellationOf(seen, now).map(toStep),
    refunds: [...refunds.filter(({ amount }) => amount > 0).map(toRefund), ...chargebacks.map(toChargeback)],
  });
}

const toRefund = ({ amount, reason, at }: Refund) => ({ amount, reason, at: new Date(at) });

const toChargeback = ({ amount, state, at }: Chargeback) => ({
  ...{ amount, reason: '', at: new Date(at) },
  chargeback: enumOf(SETS.chargebackState, state),
});

const aboutLoan = (loan: Loan) => ({
  ...{ goodId: loan.goodId, goodTitle: loan.goodTitle, timeZone: loan.zone },
  ...{ startAt: new Date(loan.startAt), endAt: new Date(loan.endAt) },
  ...{ startDate: loan.startDate ?? '', endDate: loan.endDate ?? '' },
});

const aboutInvoice = ({ name, email, url, dueAt }: PaymentInvoice): payments.PaymentInvoice => ({
  ...{ name, email, url, dueAt: toInstant(dueAt) },
});

const aboutBill = ({ kind, lines }: Bill): payments.PaidBill => ({
  kind: enumOf(SETS.billKind, kind),
  lines: lines.map(toPlanLine),
});

function aboutFee(paid: PaidFee): payments.PaidFee {
  const { period, fee } = paid;
  const goesOn = canEnd(paid) && !fee.stopped;
  return {
    ...{
      groupId: period.groupId,
      groupName: period.groupName,
      startDate: period.from,
      endDate: addDays(period.to, -1),
    },
    status: enumOf(SETS.feeStatus, statusOf(paid)),
    nextAt: goesOn ? new Date(fee.nextAt) : undefined,
    paidUntil: fee.unpaidSince === null && fee.months > 0 ? new Date(fee.nextAt) : undefined,
    stopsAt: fee.unpaidSince === null || fee.stopped ? undefined : new Date(stopsAt(fee.unpaidSince)),
  };
}

/** Returns the time of the charge; for an unpaid card payment, the time at which it would be charged. */
function captureOf({ payment, subject }: SeenPayment, now: number): number | null {
  if (payment.settlement !== 'card' || payment.paidAt !== null || !canPayByCard(payment.status))
    return payment.captureAt;
  return Math.max(now, chargedAt(payment, subject, null));
}

const toInstant = (at: number | null): Date | undefined => (at === null ? undefined : new Date(at));

const toPriceLine = ({ kind, ...line }: PriceLine): reservationEvents.PriceLine => ({
  ...line,
  kind: enumOf(SETS.priceLineKind, kind),
});

const toStep = ({ until, percent, refund }: CancellationStep): reservation.CancellationStep => ({
  ...{ percent, refund },
  until: toInstant(until),
});
