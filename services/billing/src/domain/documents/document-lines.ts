import { addDays } from '@kashikari/kernel';
import type { PlanLine } from '@kashikari/pricing';
import type { Bill } from '../contracts/bill';
import type { Revenue } from '../ledger';
import type { Payment } from '../payment';
import { isBill, isFee, isLoan, type Subject } from '../subject';
import { totalOf, type DocumentLine } from './document';

/** Title and days that every line of a subject has. */
type Service = Pick<DocumentLine, 'title' | 'from' | 'to'>;

/** Lines of a plan that are settled with credit: credit is taxed when it is used, by the other lines. */
const CREDIT_LINES: readonly PlanLine['kind'][] = ['credit', 'to_credit'];

/**
 * Returns the lines of a collected payment: those of its price, or one of the rest where a part was refunded before.
 * What cancelling leaves is outside the tax (National Tax Agency, answer 6253).
 */
export function paidLines(payment: Payment, subject: Subject, revenue: Revenue): DocumentLine[] {
  if (isBill(subject)) return billLines(payment, subject);
  const service = serviceOf(subject);
  const kept = line('kept', service, revenue.cancelled, true);
  return [...soldLines(payment, subject, service, revenue.lent), kept].filter(hasAmount);
}

/**
 * Returns the lines of a refund: the taxed amount that is no longer sold, less what became a cancellation fee. Their sum
 * is what was returned.
 */
export function returnedLines(subject: Subject, before: Revenue, after: Revenue): DocumentLine[] {
  const service = serviceOf(subject);
  return [
    line('rest', service, before.lent - after.lent, false),
    line('kept', service, before.cancelled - after.cancelled, true),
  ].filter(hasAmount);
}

/** The operator's share, which is always taxed. */
export const commissionLine = (subject: Subject, amount: number): DocumentLine =>
  line('commission', serviceOf(subject), amount, false);

const hasAmount = ({ amount }: DocumentLine): boolean => amount !== 0;

function soldLines(payment: Payment, subject: Subject, service: Service, lent: number): DocumentLine[] {
  if (isFee(subject)) return [line('fee', service, lent, false)];
  const priced = payment.lines.map(({ kind, count, quantity, unitPrice, amount }): DocumentLine => ({
    ...{ ...service, kind, count, quantity, unitPrice, amount, untaxed: false },
  }));
  return priced.length > 0 && totalOf(priced) === lent ? priced : [line('rest', service, lent, false)];
}

function billLines(payment: Payment, bill: Bill): DocumentLine[] {
  const { title } = serviceOf(bill);
  const lines = bill.lines.map(({ kind, count, unitPrice, from, to, amount, days }): DocumentLine => ({
    ...{ kind, title, amount, untaxed: CREDIT_LINES.includes(kind), from, to: to && addDays(to, -1) },
    ...(days > 0 ? { count, quantity: 1, unitPrice } : { count: 0, quantity: 0, unitPrice: 0 }),
  }));
  return totalOf(lines) === payment.amount ? lines : [line('rest', serviceOf(bill), payment.amount, false)];
}

function serviceOf(subject: Subject): Service {
  if (isLoan(subject)) return { title: subject.goodTitle, from: subject.startDate, to: subject.endDate };
  if (isBill(subject)) return { title: subject.then?.plan ?? '', from: null, to: null };
  const { groupName, from, to } = subject.period;
  return { title: groupName, from, to: addDays(to, -1) };
}

const line = (kind: string, service: Service, amount: number, untaxed: boolean): DocumentLine => ({
  ...{ kind, ...service, count: 0, quantity: 0, unitPrice: 0, amount, untaxed },
});
