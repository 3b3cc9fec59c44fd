/** An invoice that a payment is to be paid by. The provider mails it, and shows its page. */
export interface PaymentInvoice {
  /** Counts the invoices of one payment, from 1: where the amount changes, or one is void, there is another. */
  readonly number: number;
  /** `rejected`: the provider refused it for good. */
  readonly state: 'asked' | 'sent' | 'rejected';
  /** The provider's id; empty until it is sent. */
  readonly id: string;
  /** Recipient. */
  readonly name: string;
  readonly email: string;
  /** BCP 47 tag of the language of its mail and page. */
  readonly locale: string;
  /** Text of the invoice line. */
  readonly description: string;
  /** The provider's page, where it is paid; empty until it is sent. */
  readonly url: string;
  /** Business time, epoch milliseconds; null until it is sent. */
  readonly dueAt: number | null;
}

/** Recipient and language of an invoice. */
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
