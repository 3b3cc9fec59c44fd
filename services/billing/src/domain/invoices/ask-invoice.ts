import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { changePayment, isInvoiced, type Payment, type PaymentOutcome } from '../payment';
import { nextInvoice, type InvoiceAddress } from './payment-invoice';
import { isOpen } from '../payment-states';
import { isBill, isFee, isLoan, type Subject } from '../subject';

/** Characters of the name that an invoice is addressed to, as in the settings of an account. */
export const MAX_NAME = 100;

const EMAIL = /^[^\s@<>]{1,64}@[^\s@<>]+\.[^\s@<>.]+$/;

/** Returns true if mail can be sent to an address; the provider validates it again. */
export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text);

/** Returns the reason why a payment cannot be paid by invoice; undefined if it can. */
export function whyNoInvoice(payment: Payment, subject: Subject, lenderAccepts: boolean) {
  const { status, settlement, paidAt, reason } = payment;
  const isAsked = isInvoiced(payment);
  if (isOpen(status) && isAsked && reason === 'subscription') return refuse('subscription.requested');
  if (!isOpen(status) || isAsked || paidAt !== null) return refuse('payment.state', { status });
  if (settlement !== 'card' || isFee(subject) || !(isBill(subject) || lenderAccepts))
    return refuse('invoice.not_accepted');
  return undefined;
}

/**
 * Requests an invoice for the payer. The booking is kept, a purchase waits, and a card hold in progress is released.
 * Refuses `payment.state`, `subscription.requested` for a plan with an open invoice, and `invoice.not_accepted`.
 */
export function askInvoice(
  payment: Payment,
  subject: Subject,
  { lenderAccepts, ...address }: InvoiceAddress & { readonly lenderAccepts: boolean },
  now: number,
): Verdict<PaymentOutcome> {
  const refusal = whyNoInvoice(payment, subject, lenderAccepts);
  if (refusal) return refusal;
  return allow({ change: 'updated', payment: withInvoice(payment, subject, address, now) });
}

/** A payment whose invoice is to be sent. */
export function withInvoice(
  payment: Payment,
  subject: Subject,
  address: InvoiceAddress,
  now: number,
): Payment {
  const { invoice: before, intentId } = payment;
  const description = describe(subject, address.locale);
  const none = { number: 0, state: 'asked', id: '', url: '', dueAt: null } as const;
  const asked = { ...none, ...before, ...address, description };
  const billed = isBill(subject) && { amount: subject.due, tax: subject.tax };
  const to = { payBy: null, error: '', invoice: nextInvoice(asked), ...billed };
  if (intentId === null) return changePayment(payment, to, now);
  return changePayment(payment, { ...to, intentId: null, status: 'payment_failed' }, now);
}

const PLAN = { ja: 'プラン', en: 'Plan', 'ja-Hira': 'プラン' } as const;

const CREDIT = { ja: '前払い', en: 'Credit', 'ja-Hira': 'まえばらい' } as const;

/** The line of an invoice: the good of a booking, or the plan with its days. */
function describe(subject: Subject, locale: string): string {
  if (isLoan(subject)) return subject.goodTitle;
  if (!isBill(subject)) return subject.period.groupName;
  const language = locale === 'en' || locale === 'ja-Hira' ? locale : 'ja';
  const days = subject.lines.find(({ from }) => from !== null);
  if (subject.kind === 'credit') return CREDIT[language];
  return days ? `${PLAN[language]} ${days.from} – ${days.to}` : PLAN[language];
}
