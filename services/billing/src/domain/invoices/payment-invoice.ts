/** An invoice that a payment is to be paid by. The provider mails it, and shows its page. */
export interface PaymentInvoice {
  /** Counts the invoices of one payment, from 1: where the amount changes, or one is void, there is another. */
  readonly number: number;
  /** `rejected`: the provider refused it for good. */
  readonly state: 'asked' | 'sent' | 'rejected';
  /** At the provider; empty until it is sent. */
  readonly id: string;
  /** Whom it is addressed to. */
  readonly name: string;
  readonly email: string;
  /** BCP 47 tag of the language of its mail and page. */
  readonly locale: string;
  /** What it says that is paid for. */
  readonly description: string;
  /** The provider's page, where it is paid; empty until it is sent. */
  readonly url: string;
  /** Business time, epoch milliseconds; null until it is sent. */
  readonly dueAt: number | null;
}

/** Whom an invoice is addressed to, and in which language. */
export type InvoiceAddress = Pick<PaymentInvoice, 'name' | 'email' | 'locale'>;

export const addressOf = ({ name, email, locale }: InvoiceAddress): InvoiceAddress => ({
  name,
  email,
  locale,
});

/** The same invoice again: another amount, or the one before is void. */
export const nextInvoice = (invoice: PaymentInvoice): PaymentInvoice => ({
  ...{ ...invoice, number: invoice.number + 1, state: 'asked', id: '', url: '', dueAt: null },
});
