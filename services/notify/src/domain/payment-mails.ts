import type { OrderOf } from './mail';

/**
 * Mails about a payment. `due`, `paid` and `refunded`: directly between payer and lender; the others by card. `due_by`: somebody
 * booked for the payer; `rest`: a booking became dearer; `failed`: a card was charged while its payer was away; `invoiced`,
 * `overdue`: an invoice was sent, and was not paid. `return_due`, `return_card`, `return_paid`: a loan was extended or came back
 * late; directly, by card, and paid by card.
 */
export type PaymentNewsKind =
  | 'due'
  | 'due_by'
  | 'rest'
  | 'return_due'
  | 'return_card'
  | 'return_paid'
  | 'paid'
  | 'paid_card'
  | 'refunded'
  | 'refunded_card'
  | 'failed'
  | 'lapsed'
  | 'invoiced'
  | 'overdue';

/** A payment after a change. */
export interface PaymentNews {
  readonly kind: PaymentNewsKind;
  readonly paymentId: string;
  readonly version: number;
  readonly goodTitle: string;
  readonly payerId: string;
  /** The account that lends. */
  readonly payeeId: string;
  /** Yen: what is to be paid, was paid, or went back. */
  readonly yen: number;
  /** Time at which the booking ends, or ended, unpaid; for an invoice, its due date. */
  readonly until?: Date;
  /** The card provider's code of a refusal. */
  readonly error?: string;
}

type PaymentOrder = OrderOf<`payment_${PaymentNewsKind}` | 'payment_lapsed_lender'>;

/** Mails to the payer; to the lender, too, where a booking ended unpaid. */
export function paymentMails(news: PaymentNews): PaymentOrder[] {
  const { kind, paymentId, version, payerId, payeeId } = news;
  const key = `payment:${paymentId}:${version}`;
  const shared = { place: { accountId: payeeId } };
  const payer: PaymentOrder = {
    ...{ ...shared, key, template: `payment_${kind}`, receiver: { userId: payerId } },
    params: { ...values(news), other_id: payeeId, ...(kind === 'due' && { by: 'self' as const }) },
  };
  if (kind !== 'lapsed') return [payer];
  const lender: PaymentOrder = {
    ...{ ...shared, key: `${key}:lender`, template: 'payment_lapsed_lender', receiver: { userId: payeeId } },
    params: { ...values(news), other_id: payerId },
  };
  return [payer, lender];
}

const values = ({ paymentId, goodTitle, yen, until, error }: PaymentNews) => ({
  ...{ payment_id: paymentId, title: goodTitle, yen: String(yen) },
  ...(until && { until: until.toISOString() }),
  ...(error && { error }),
});
